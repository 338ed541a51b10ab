// The one table of operations that cards are written with. The decoder (loader.cpp), the JSON schema, the
// reference page and the linter are all generated from it; rules/interpreter/ and text/ hold one case a word.
// To add a word: a row here, a case there, a test.
#pragma once

#include "base/ids.h"
#include "card/words.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace kickdoor {

// clang-format off
enum class Op : std::uint8_t {
    Nothing,
    // conditions
    Not,
    All,
    Any,
    HasIdentity,
    HasType,
    SexIs,
    Compare_,
    Has,
    Wears,
    InCombat,
    Alone,
    Helping,
    OwnTurn,
    MonsterIs,
    MonsterHasTag,
    SubjectIs,
    CauseIs,
    // amounts
    Const,
    LevelOf,
    Count,
    Number,
    RollResult,
    Plus,
    Times,
    Half,
    LeastOf,
    MostOf,
    BonusOf,
    GoldOf,
    MonsterLevel,
    MonsterCount,
    PlayerCount,
    // selector
    Cards,
    // effects
    GainLevels,
    LoseLevels,
    SetLevel,
    Discard,
    Take,
    Draw,
    Die,
    ChangeSex,
    Roll,
    If,
    ForEach,
    ChoosePlayer,
    ChooseOne,
    May,
    AddStrength,
    RemoveMonster,
    KillMonster,
    JoinFight,
    JoinAsMate,
    Escape,
    ForceHelp,
    LeaveFight,
    LookAtHand,
    LookAtDeck,
    CancelStrike,
    RedirectStrike,
    Reroll,
    SetRoll,
    AddToRoll,
    // parts of effects
    Outcome,
    Option,
    kCount
};
// clang-format on

enum class OpCategory : std::uint8_t { None, Condition, Amount, Selector, Effect, Part };

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

// A parameter's place in the row is its index in Node::arg.
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
// Null when no operation of that category has this word.
const OpSpec* findOp(OpCategory category, std::string_view word);

// A compiled operation. arg[i] holds parameter i: a number, an enum's value, the index of another node
// (Amount, Condition, Selector), or of a list in Catalog::lists (Effects, Conditions, Amounts, Outcomes,
// Options).
struct Node {
    Op op = Op::Nothing;
    std::uint8_t reserved = 0;
    std::array<std::int16_t, kMaxParams> arg{};
    bool operator==(const Node&) const = default;
};

// Caps on what a pack may hold; a card beyond them is refused by the loader with its name and place.
inline constexpr int kMaxEffectDepth = 8;
inline constexpr int kMaxNodesPerCard = 200;
inline constexpr int kMaxListLength = 16;

inline constexpr int kLeastSides = 4;  // of a die
inline constexpr int kMostSides = 20;

// Parameter positions, so that nobody counts columns. Kept in step with vocabulary.cpp by a test.
namespace param {
enum SelectorParam {
    kOf,
    kFrom,
    kKind,
    kSlot,
    kSize,
    kType,
    kIdentity,
    kTag,
    kMinGold,
    kQuantity,
    kChooser,
    kUpTo
};
}  // namespace param

}  // namespace kickdoor
