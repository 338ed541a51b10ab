// Computes the effect of a card or ability on the sums of the current fight (R8.1), on a copy of the view.
#pragma once

#include <optional>

#include "bot/sight.h"
#include "evaluation/strength.h"

namespace kickdoor {

// The fighters' lead over the monsters. They win if it is at least needed().
inline int lead(const CombatSums& sums) {
    return sums.fighters - sums.monsters;
}
inline int needed(const CombatSums& sums) {
    return sums.winsTies ? 0 : 1;
}

// The fighters' chance to win with this lead, 0 to 100 percent. In critical combat each side throws a d20
// (R8.13).
int winChance(const Sight& sight, int lead, bool winsTies);

// R8.13: whether another face of the d20 just thrown could turn the fight the bot's way. A natural face has
// decided it.
bool dieMatters(const Sight& sight);

// The value of leadChange() for removing the last monster, which ends the fight.
inline constexpr int kEndsFight = 1000;

// The change of the lead by a legal Play or Use that costs `discards` cards; negative if the lead falls, 0 if
// there is no effect or it is unknown.
int leadChange(const Sight& sight, const Move& move, int discards);

// The sums with this helper.
CombatSums sumsWithHelper(const Sight& sight, Seat helper);
// The sums if the bot looked for trouble with this monster from its hand.
CombatSums sumsAgainst(const Sight& sight, CardId monster);

// The Levels the fighter gets for winning now; 0 at the goal Level.
int levelsAtStake(const Sight& sight);
bool winsGame(const Sight& sight);  // true if winning this fight wins the game for the fighter (R2.1)
// The expected loss of `fleer` by running away, in points of at least 0.
int escapeCost(const Sight& sight, Seat fleer);
// The loss by the Bad Stuff of all monsters, as after a natural 1 (R8.13).
int fullLoss(const Sight& sight, Seat fleer);

}  // namespace kickdoor
