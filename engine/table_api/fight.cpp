#include "table_api/fight.h"

#include <algorithm>

#include "evaluation/joins.h"
#include "rules/chapters/for_the_win.h"

namespace kickdoor {

FightOutlook outlookOf(const Game& game, const GameState& view) {
    return {combatSums(game, view), isForTheWin(game, view), winnersOfFight(game, view)};
}

FightOutlook outlookWith(const Game& game, const GameState& view, Seat helper) {
    return outlookOf(game, withHelper(view, helper));
}

int addedBy(const Game& game, const GameState& view, Seat helper) {
    return outlookWith(game, view, helper).sums.fighters - combatSums(game, view).fighters;
}

int strengthBeside(const Game& game, const GameState& view, Seat seat) {
    if (!view.combatOn() || view.inCombat(seat)) return strengthOf(game, view, seat);
    GameState apart = view;
    apart.combat = {};
    return strengthOf(game, apart, seat);
}

bool isWon(const GameState& view) {
    const Combat& combat = view.combat;
    if (combat.stage != CombatStage::Done) return false;
    return view.isLiving(combat.fighter) &&
           std::all_of(combat.monsters.begin(), combat.monsters.end(),
                       [](const MonsterEntry& entry) { return entry.fled == 0; });
}

std::uint64_t tagsInFight(const Game& game, const GameState& view, const MonsterEntry& monster) {
    return tagsOf(game, view, monster);
}

}  // namespace kickdoor
