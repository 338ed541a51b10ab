// Reads the fields of one object by its table: what is unknown, missing, of the wrong sort or out of range is
// reported.
#pragma once

#include <optional>
#include <string>

#include "base/json.h"
#include "card/fields.h"
#include "card/pack_error.h"
#include "card/word_lists.h"

namespace kickdoor {

// "0 to 7"
std::string rangeText(int least, int most);

class FieldReader {
public:
    // For a card, `kind` tells which of the fields belong to it.
    FieldReader(Reporter& reporter, const JsonValue& object, const JsonPlace& place,
                std::span<const FieldSpec> specs, std::optional<CardKind> kind = std::nullopt);

    // Null when left out.
    const JsonValue* find(std::string_view name) const { return object_.find(name); }
    int number(std::string_view name, int fallback) const;
    bool flag(std::string_view name) const;
    std::string text(std::string_view name) const;

    template <class E>
    E word(std::string_view name, E fallback) const {
        const int index = wordIndex(name);
        return index < 0 ? fallback : static_cast<E>(index);
    }

    // Of a list of words, a bit each.
    std::uint32_t wordBits(std::string_view name) const;

    JsonPlace placeOf(std::string_view name) const { return {&place_, name, -1}; }

private:
    const FieldSpec* specOfField(std::string_view name) const;
    void checkNames(std::optional<CardKind> kind) const;
    int wordIndex(std::string_view name) const;

    Reporter& reporter_;
    const JsonValue& object_;
    const JsonPlace& place_;
    std::span<const FieldSpec> specs_;
};

// The word's index, or -1 after reporting what it might have been.
int readWord(Reporter& reporter, const JsonValue& value, const JsonPlace& place, std::string_view what,
             std::span<const std::string_view> words);
// Within the range, or nothing after reporting.
std::optional<int> readNumber(Reporter& reporter, const JsonValue& value, const JsonPlace& place,
                              NumberRange range);
// False after reporting.
bool expectKind(Reporter& reporter, const JsonValue& value, const JsonPlace& place, JsonValue::Kind kind);

}  // namespace kickdoor
