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
// A value of a field, such as a kind or a slot; the word spelt out if there is no better one.
QString wordTitle(std::string_view word);
// "loseLevels" as "lose levels": for operations and parameters, which have a help text beside them.
QString spelt(std::string_view word);

}  // namespace kickdoor::workshop
