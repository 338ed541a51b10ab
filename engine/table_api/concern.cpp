#include "table_api/concern.h"

#include "rules/chapters/for_the_win.h"

namespace kickdoor {
namespace {

bool mayEndTheGame(const Game& game, const GameState& view) {
    return view.combat.stage != CombatStage::Fleeing && isForTheWin(game, view);
}

}  // namespace

bool concerns(const Game& game, const GameState& view, Seat seat) {
    if (view.window.kind == WindowKind::None) return false;
    if (seat == view.active || seat == view.combat.fighter || seat == view.combat.helper) return true;
    switch (view.window.kind) {
        case WindowKind::Strike:
        case WindowKind::LastCard: return view.window.waiting.has(seat);
        case WindowKind::Roll: return seat == view.roll.roller || mayEndTheGame(game, view);
        case WindowKind::Settle: return mayEndTheGame(game, view);
        case WindowKind::None: break;
    }
    return false;
}

}  // namespace kickdoor
