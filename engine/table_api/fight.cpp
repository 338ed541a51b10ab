#include "table_api/fight.h"

#include <algorithm>

#include "evaluation/joins.h"
#include "rules/chapters/for_the_win.h"

namespace kickdoor {
namespace {

constexpr int kBestOfDice = 19;  // a 20 for the fighters, a 1 for the monsters (R8.13)

}  // namespace

FightOutlook outlookOf(const Game& game, const GameState& view) {
    return {combatSums(game, view), isForTheWin(game, view), winnersOfFight(game, view)};
}

FightOutlook outlookWith(const Game& game, const GameState& view, Seat helper) {
    return outlookOf(game, withHelper(view, helper));
}

int addedBy(const Game& game, const GameState& view, Seat helper) {
    return outlookWith(game, view, helper).sums.fighters - combatSums(game, view).fighters;
}

bool beatsAlone(const Game& game, const GameState& view, CardId monster, Seat player) {
    GameState fight = view;
    fight.combat = {};
    fight.combat.stage = CombatStage::Open;
    fight.combat.fighter = player;
    MonsterEntry entry;
    entry.card = monster;
    entry.def = view.cards.def(monster);
    fight.combat.monsters.push_back(entry);
    fight.cards.move(monster, {Zone::Monsters, kNoSeat}, CardTable::End::Bottom);
    CombatSums sums = combatSums(game, fight);
    if (game.rules.criticalCombat) sums.fighters += kBestOfDice;
    return !sums.winning();
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
