// The words that a parameter or field accepts; empty if it accepts something else.
#pragma once

#include <span>
#include <string_view>

#include "card/fields.h"
#include "card/vocabulary.h"

namespace kickdoor {

std::span<const std::string_view> wordsOfParam(ParamType type);
std::span<const std::string_view> wordsOfField(FieldType type);

// The category of the operations that a parameter holds; None for other parameters.
OpCategory categoryOfParam(ParamType type);
bool isListParam(ParamType type);

struct NumberRange {
    int least = 0;
    int most = 0;
};
// The range of a parameter of type Int.
NumberRange rangeOfParam(Op op, std::string_view param);
// The range of a constant amount.
inline constexpr NumberRange kConstantRange{-9999, 9999};

}  // namespace kickdoor
