// What the workshop calls the fields and words of the pack format.
#pragma once

#include <QString>
#include <string_view>

#include "card/vocabulary.h"

namespace kickdoor::workshop {

inline QString qt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Of a card, its parts, or edition.json; the field's own name, spelt out, if there is no better one.
QString fieldTitle(std::string_view field);
// What the field is for, if more than the format's table is to be said of it; else empty.
QString fieldHelp(std::string_view field);
// A value of a field, such as a kind or a slot, or else a field.
QString wordTitle(std::string_view word);
// Whether a field or word has a title of its own.
bool isTitled(std::string_view word);
// What an operation does, in a few words: "lose Levels" for loseLevels.
QString operationTitle(std::string_view op);
// A field of an operation or record.
QString partTitle(std::string_view owner, std::string_view field);
// What the format's own table says of a field or operation, in the player's language.
QString helpText(std::string_view doc);
// "loseLevels" as "lose levels": what has no better words.
QString spelt(std::string_view word);

}  // namespace kickdoor::workshop
