// The chances of a player who runs away (R9.1, R9.4).
#pragma once

#include <optional>
#include <vector>

#include "rules/chapters/escape.h"
#include "rules/engine.h"

namespace kickdoor {

// What one card in play, a Character, or a monster with its enhancers adds to a roll.
struct RollShare {
    CardId card = kNoCard;  // kNoCard: the Character, or the monster
    DefId def = kNoDef;
    int amount = 0;
    bool operator==(const RollShare&) const = default;
};
struct EscapeChance {
    DefId monster = kNoDef;
    Escape escape = Escape::Rolls;
    CardId cause = kNoCard;         // of a sure escape: the player's card; kNoCard: several
    int bonus = 0;                  // added to the die, if there is a roll
    std::vector<RollShare> shares;  // addends of the bonus; none is 0
};
// One for each monster, in the order of the combat.
std::vector<EscapeChance> escapeChances(const Game& game, const GameState& view, Seat seat);

// What cards in play add to the roll on the table (R9.1, R10.5), without what was played on it.
std::vector<RollShare> rollShares(const Game& game, const GameState& view);

// Whether this legal move could matter to its player before the next Run Away roll: it helps to escape, or
// its effect is the player's own. A Curse for another player and a card thrown away for nothing can wait.
bool mattersBeforeRoll(const Game& game, const GameState& view, const Move& move);

// The escape that decides itself, if one is due: from a monster that the seat gets away from without a roll.
std::optional<Move> escapeWithoutRoll(const Game& game, const GameState& view, Seat seat);

// Whether the fighter or the helper has rolled against a monster, or need not.
inline bool hasFledFrom(const GameState& view, const MonsterEntry& monster, Seat seat) {
    return seat != kNoSeat && hasFled(view, monster, seat);
}

}  // namespace kickdoor
