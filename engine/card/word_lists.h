// Which closed set of words a parameter or field takes; empty where it takes something else.
#pragma once

#include <span>
#include <string_view>

#include "card/fields.h"
#include "card/vocabulary.h"

namespace kickdoor {

std::span<const std::string_view> wordsOfParam(ParamType type);
std::span<const std::string_view> wordsOfField(FieldType type);

// Parameters that hold operations, and the category these are of; None for all others.
OpCategory categoryOfParam(ParamType type);
bool isListParam(ParamType type);

struct NumberRange {
    int least = 0;
    int most = 0;
};
// What a parameter of type Int may be.
NumberRange rangeOfParam(Op op, std::string_view param);
// What a constant amount may be.
inline constexpr NumberRange kConstantRange{-9999, 9999};

}  // namespace kickdoor
