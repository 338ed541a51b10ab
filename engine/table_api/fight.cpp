#include "table_api/fight.h"

#include "rules/chapters/for_the_win.h"

namespace kickdoor {

FightOutlook outlookOf(const Game& game, const GameState& view) {
    return {combatSums(game, view), isForTheWin(game, view), winnersOfFight(game, view)};
}

FightOutlook outlookWith(const Game& game, const GameState& view, Seat helper) {
    return outlookOf(game, withHelper(view, helper));
}

}  // namespace kickdoor
