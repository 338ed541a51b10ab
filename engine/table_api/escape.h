// What awaits a player who runs away (R9.1, R9.4).
#pragma once

#include <vector>

#include "rules/chapters/escape.h"

namespace kickdoor {

// What one card in play, or the monster with what lies on it (kNoCard), changes about a Run Away roll.
struct EscapeShare {
    CardId card = kNoCard;
    int amount = 0;
};
struct EscapeChance {
    DefId monster = kNoDef;
    Escape escape = Escape::Rolls;
    int bonus = 0;                    // added to the die, where there is a roll
    std::vector<EscapeShare> shares;  // that come to the bonus; none is 0
};
// For each monster of the fight, in its order.
std::vector<EscapeChance> escapeChances(const Game& game, const GameState& view, Seat seat);

// Whether the fighter or the helper is done with running away from a monster: has rolled, or need not.
inline bool hasFledFrom(const GameState& view, const MonsterEntry& monster, Seat seat) {
    return seat != kNoSeat && hasFled(view, monster, seat);
}

}  // namespace kickdoor
