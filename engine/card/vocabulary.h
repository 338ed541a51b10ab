// The operations that cards are written with. The decoder (node_decoder.cpp), the JSON schema and the
// reference page all follow from their one table (vocabulary_rows.h); rules/interpreter/ and text/ have one
// case for each word. docs/card-authoring.md describes how to add a word.
#pragma once

#include "base/ids.h"
#include "card/words.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace kickdoor {

// The operations by category; a new one goes into one of these lists. Each list is also an enum, so that a
// switch over one category needs no default and the compiler names an operation without a case.
// clang-format off
#define KICKDOOR_CONDITIONS(op) \
    op(Not) op(All) op(Any) op(HasIdentity) op(HasType) op(SexIs) op(Compare_) op(Has) op(Wears) op(InCombat) \
    op(Alone) op(Helping) op(OwnTurn) op(MonsterIs) op(MonsterHasTag) op(SubjectIs) op(CauseIs)

#define KICKDOOR_AMOUNTS(op) \
    op(Const) op(LevelOf) op(Count) op(Number) op(RollResult) op(Plus) op(Times) op(Half) op(LeastOf) op(MostOf) \
    op(BonusOf) op(GoldOf) op(MonsterLevel) op(MonsterCount) op(PlayerCount)

#define KICKDOOR_EFFECTS(op) \
    op(GainLevels) op(LoseLevels) op(SetLevel) op(Discard) op(Take) op(Draw) op(Die) op(ChangeSex) op(Roll) op(If) \
    op(ForEach) op(ChoosePlayer) op(ChooseOne) op(May) op(AddStrength) op(RemoveMonster) op(KillMonster) \
    op(JoinFight) op(JoinAsMate) op(Escape) op(ForceHelp) op(LeaveFight) op(LookAtHand) op(LookAtDeck) \
    op(CancelStrike) op(RedirectStrike) op(Reroll) op(SetRoll) op(AddToRoll)

#define KICKDOOR_NAME(name) name,
#define KICKDOOR_SAME_AS_OP(name) name = static_cast<std::uint8_t>(Op::name),
#define KICKDOOR_CASE(name) case Op::name:

enum class Op : std::uint8_t {
    Nothing,
    KICKDOOR_CONDITIONS(KICKDOOR_NAME)
    KICKDOOR_AMOUNTS(KICKDOOR_NAME)
    Cards,  // selector
    KICKDOOR_EFFECTS(KICKDOOR_NAME)
    Outcome,  // parts of effects
    Option,
    kCount
};
enum class ConditionOp : std::uint8_t { KICKDOOR_CONDITIONS(KICKDOOR_SAME_AS_OP) };
enum class AmountOp : std::uint8_t { KICKDOOR_AMOUNTS(KICKDOOR_SAME_AS_OP) };
enum class EffectOp : std::uint8_t { KICKDOOR_EFFECTS(KICKDOOR_SAME_AS_OP) };

enum class OpCategory : std::uint8_t { None, Condition, Amount, Selector, Effect, Part };
constexpr OpCategory categoryOf(Op op) {
    switch (op) {
        KICKDOOR_CONDITIONS(KICKDOOR_CASE) return OpCategory::Condition;
        KICKDOOR_AMOUNTS(KICKDOOR_CASE) return OpCategory::Amount;
        KICKDOOR_EFFECTS(KICKDOOR_CASE) return OpCategory::Effect;
        case Op::Cards: return OpCategory::Selector;
        case Op::Outcome:
        case Op::Option: return OpCategory::Part;
        case Op::Nothing:
        case Op::kCount: break;
    }
    return OpCategory::None;
}

#undef KICKDOOR_CONDITIONS
#undef KICKDOOR_AMOUNTS
#undef KICKDOOR_EFFECTS
#undef KICKDOOR_NAME
#undef KICKDOOR_SAME_AS_OP
#undef KICKDOOR_CASE
// clang-format on

// clang-format off
enum class ParamType : std::uint8_t {
    Int,
    Bool,
    Amount,
    Condition,
    Conditions,
    Amounts,
    Selector,
    Effects,
    Outcomes,
    Options,
    Identity,
    IdentityType_,
    Tag,
    Card,
    Who,
    From,
    Kind,
    Slot,
    Size,
    Chooser,
    Compare,
    Into,
    Face,
    Rounding,
    TreasureFate,
    Side,
    WhichMonster,
    Cause,
    Sex,
    Deck
};
// clang-format on

// The position of a parameter in the row is its index in Node::arg.
struct ParamSpec {
    std::string_view name;
    ParamType type = ParamType::Int;
    bool required = false;
    // Used when the pack leaves the parameter out: a number, an enum's value, or kNoRef for nodes, blocks and
    // keys.
    std::int16_t fallback = 0;
    std::string_view doc;
};

inline constexpr std::size_t kMaxParams = 12;
inline constexpr std::int16_t kNoRef = -1;

struct OpSpec {
    Op op = Op::Nothing;
    OpCategory category = OpCategory::None;
    std::string_view word;
    std::string_view doc;
    std::array<ParamSpec, kMaxParams> params{};
    std::size_t paramCount = 0;
};

const OpSpec& specOf(Op op);
std::span<const OpSpec> vocabulary();
// Null if no operation of that category has this word.
const OpSpec* findOp(OpCategory category, std::string_view word);

// A compiled operation. arg[i] holds parameter i: a number, an enum's value, the index of another node
// (Amount, Condition, Selector), or of a list in Catalog::lists (Effects, Conditions, Amounts, Outcomes,
// Options).
struct Node {
    Op op = Op::Nothing;
    std::uint8_t reserved = 0;
    std::array<std::int16_t, kMaxParams> arg{};
    bool operator==(const Node&) const = default;

    // For a switch; matches no enumerator if the operation is of another category.
    constexpr ConditionOp condition() const { return static_cast<ConditionOp>(op); }
    constexpr AmountOp amount() const { return static_cast<AmountOp>(op); }
    constexpr EffectOp effect() const { return static_cast<EffectOp>(op); }
};

// Limits of a pack; the loader refuses a card beyond them with its name and place.
inline constexpr int kMaxEffectDepth = 8;
inline constexpr int kMaxNodesPerCard = 200;
inline constexpr int kMaxListLength = 16;

inline constexpr int kLeastSides = 4;  // of a die
inline constexpr int kMostSides = 20;

}  // namespace kickdoor
