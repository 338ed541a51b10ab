// Changes parts of a JSON value, named by places such as "/abilities/0/when".
#pragma once

#include <QString>
#include <optional>

#include "base/json.h"

namespace kickdoor::workshop {

// Null if there is nothing at that place.
const JsonValue* partAt(const JsonValue& whole, const QString& place);
// Sets the part, adding the last field if it is missing; nothing where the place leads nowhere. Without a
// value, removes it.
void setPart(JsonValue& whole, const QString& place, std::optional<JsonValue> value);
// Gives the field at the place another name, unless there is one of that name already.
void renamePart(JsonValue& whole, const QString& place, const std::string& name);
// Appends to the list at the place, which is made if it is missing.
void append(JsonValue& whole, const QString& place, JsonValue value);
// Exchanges an item of a list with a neighbour. False if there is none.
bool movePart(JsonValue& whole, const QString& place, int by);

}  // namespace kickdoor::workshop
