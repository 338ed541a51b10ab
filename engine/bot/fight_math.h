// What a card or ability would do to the sums of the fight that is on (R8.1), computed on a copy of the view.
#pragma once

#include <optional>

#include "bot/sight.h"
#include "evaluation/strength.h"

namespace kickdoor {

// The fighters' lead over the monsters; what they need of it to win is needed().
inline int lead(const CombatSums& sums) {
    return sums.fighters - sums.monsters;
}
inline int needed(const CombatSums& sums) {
    return sums.winsTies ? 0 : 1;
}

// In percent: how likely the fighters are to win by this lead. Critical combat throws a d20 a side (R8.13).
int winChance(const Sight& sight, int lead, bool winsTies);

// Removing what is fought ends a fight: no sum can say how much that is.
inline constexpr int kEndsFight = 1000;

// How far the lead rises (or falls, below 0) by a Play or Use that is legal now, `discards` cards paid; 0: it
// does not bear on the fight, or nobody can tell.
int leadChange(const Sight& sight, const Move& move, int discards);

// The sums as they would be with this helper.
CombatSums sumsWithHelper(const Sight& sight, Seat helper);
// The sums if the bot looked for trouble with this monster from its hand.
CombatSums sumsAgainst(const Sight& sight, CardId monster);

// Levels and Treasures the fighter gets for winning now.
int levelsAtStake(const Sight& sight);
bool winsGame(const Sight& sight);  // the fighter, by winning this fight (R2.1)
// What the fighter expects to lose by running away, as points above 0.
int escapeCost(const Sight& sight, Seat fleer);
// The Bad Stuff of all monsters, as after a natural 1 (R8.13).
int fullLoss(const Sight& sight, Seat fleer);

}  // namespace kickdoor
