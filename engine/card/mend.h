// The one sensible mend of a mistake in a pack, as data: editors offer it and carry it out.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/json.h"

namespace kickdoor {

struct Mend {
    enum class Kind : std::uint8_t { Set, Rename, Remove };

    Kind kind = Kind::Set;
    // What is changed, in the document that the mistake's place is in: "/12/badStuff/0/who". Set may name a
    // field that is missing.
    std::string place;
    JsonValue value;  // Set: what is to stand there. Rename: the field's new name, a text.
};

Mend mendBySetting(std::string place, JsonValue value);
Mend mendByRenaming(std::string place, std::string_view name);
Mend mendByRemoving(std::string place);
// Writes the known word that is nearest; empty if none is near enough.
std::optional<Mend> mendByNearest(std::string place, std::string_view word,
                                  std::span<const std::string_view> known);
// For a field that `object` has and should not have: renames it to the nearest known one, unless the object
// has that already; removes it if none is near. place: the object's.
std::optional<Mend> mendOfField(const std::string& place, const JsonValue& object, std::string_view field,
                                std::span<const std::string_view> known);
// A value of another kind that means the same: 3 for "3", a list of one for what should be in a list.
std::optional<Mend> mendOfKind(std::string place, const JsonValue& value, JsonValue::Kind wanted);

// The id for a name like "Nott's Mask": lower case, hyphens for other characters, apostrophes dropped.
std::string idFromName(std::string_view name);
// The name for an id: "nott-mask" is "Nott Mask".
std::string nameFromId(std::string_view id);

}  // namespace kickdoor
