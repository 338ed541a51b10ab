// The effects that consist of other effects. Whoever walks through a card's effects switches over them
// without a default, so that the compiler names a new one.
#pragma once

#include "card/vocabulary_rows.h"

#include <algorithm>

namespace kickdoor {

enum class BranchOp : std::uint8_t {
    Roll = static_cast<std::uint8_t>(Op::Roll),
    If = static_cast<std::uint8_t>(Op::If),
    ForEach = static_cast<std::uint8_t>(Op::ForEach),
    ChoosePlayer = static_cast<std::uint8_t>(Op::ChoosePlayer),
    ChooseOne = static_cast<std::uint8_t>(Op::ChooseOne),
    May = static_cast<std::uint8_t>(Op::May)
};

// For a switch; matches no enumerator if the operation is none of them.
constexpr BranchOp branchOf(const Node& node) {
    return static_cast<BranchOp>(node.op);
}

constexpr bool isBranch(Op op) {
    switch (static_cast<BranchOp>(op)) {
        case BranchOp::Roll:
        case BranchOp::If:
        case BranchOp::ForEach:
        case BranchOp::ChoosePlayer:
        case BranchOp::ChooseOne:
        case BranchOp::May: return true;
    }
    return false;
}

// Other effects, Discard and Take, have effects only in place of themselves (orElse).
constexpr bool branchesAreComplete() {
    return std::all_of(rows::kVocabulary.begin(), rows::kVocabulary.end(), [](const OpSpec& row) {
        const bool holds = std::any_of(row.params.begin(), row.params.end(), [](const ParamSpec& param) {
            return (param.type == ParamType::Effects && param.name != "orElse") ||
                   param.type == ParamType::Outcomes || param.type == ParamType::Options;
        });
        return (row.category == OpCategory::Effect && holds) == isBranch(row.op);
    });
}
static_assert(branchesAreComplete(), "BranchOp lacks an effect that holds effects");

}  // namespace kickdoor
