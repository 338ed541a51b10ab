// How the fight that is on stands, or would stand with a helper.
#pragma once

#include "evaluation/strength.h"

namespace kickdoor {

struct FightOutlook {
    CombatSums sums;
    bool forTheWin = false;  // a victory could end the game (R2.10, ruling 14)
    // Of fighter and helper, who would win the game by it (R2.6, R2.7). Nobody where gold would decide about
    // it (R2.8): how much there is shows only afterwards.
    SeatSet winners;
};
FightOutlook outlookOf(const Game& game, const GameState& view);
// Monsters, too, may count differently against two.
FightOutlook outlookWith(const Game& game, const GameState& view, Seat helper);

}  // namespace kickdoor
