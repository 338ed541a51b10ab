// Reads the fields of one object by its table. Reports fields that are unknown, missing, of the wrong type or
// out of range.
#pragma once

#include <optional>
#include <string>

#include "base/json.h"
#include "card/fields.h"
#include "card/mend.h"
#include "card/pack_error.h"
#include "card/word_lists.h"

namespace kickdoor {

// "0 to 7"
std::string rangeText(int least, int most);

class FieldReader {
public:
    // For a card, `kind` selects its fields.
    FieldReader(Reporter& reporter, const JsonValue& object, const JsonPlace& place,
                std::span<const FieldSpec> specs, std::optional<CardKind> kind = std::nullopt);

    // Null if absent.
    const JsonValue* find(std::string_view name) const { return object_.find(name); }
    int number(std::string_view name, int fallback) const;
    bool flag(std::string_view name) const;
    std::string text(std::string_view name) const;

    template <class E>
    E word(std::string_view name, E fallback) const {
        const int index = wordIndex(name);
        return index < 0 ? fallback : static_cast<E>(index);
    }

    // A list of words as a set, one bit for each.
    std::uint32_t wordBits(std::string_view name) const;

    JsonPlace placeOf(std::string_view name) const { return {&place_, name, -1}; }

private:
    const FieldSpec* specOfField(std::string_view name) const;
    void checkNames(std::optional<CardKind> kind) const;
    int wordIndex(std::string_view name) const;
    std::optional<Mend> mendOfMissing(const FieldSpec& spec) const;
    std::optional<Mend> mendOfText(const FieldSpec& spec, const std::string& text) const;
    std::string textFromOthers(const FieldSpec& spec) const;

    Reporter& reporter_;
    const JsonValue& object_;
    const JsonPlace& place_;
    std::span<const FieldSpec> specs_;
};

// The index of the word; -1 after reporting an error that suggests the nearest word.
int readWord(Reporter& reporter, const JsonValue& value, const JsonPlace& place, std::string_view what,
             std::span<const std::string_view> words);
// The number; empty after reporting that it is out of range.
std::optional<int> readNumber(Reporter& reporter, const JsonValue& value, const JsonPlace& place,
                              NumberRange range);
// False after reporting an error.
bool expectKind(Reporter& reporter, const JsonValue& value, const JsonPlace& place, JsonValue::Kind kind);

}  // namespace kickdoor
