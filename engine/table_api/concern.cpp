#include "table_api/concern.h"

#include "rules/chapters/for_the_win.h"
#include "table_api/pending.h"

namespace kickdoor {
namespace {

bool mayEndTheGame(const Game& game, const GameState& view) {
    return view.combat.stage != CombatStage::Fleeing && isForTheWin(game, view);
}

}  // namespace

bool decidesTheGame(const Game& game, const GameState& view) {
    const bool ofAFight = view.window.kind == WindowKind::Roll || view.window.kind == WindowKind::Settle;
    return ofAFight && mayEndTheGame(game, view);
}

bool concerns(const Game& game, const GameState& view, Seat seat) {
    if (view.window.kind == WindowKind::None) return false;
    if (seat == view.active || seat == view.combat.fighter || seat == view.combat.helper) return true;
    switch (view.window.kind) {
        case WindowKind::Strike:
        case WindowKind::LastCard: return view.window.waiting.has(seat);
        case WindowKind::Roll:
            return seat == view.roll.roller || rollIsAbout(game, view, seat) || decidesTheGame(game, view);
        case WindowKind::Settle: return decidesTheGame(game, view);
        case WindowKind::None: break;
    }
    return false;
}

}  // namespace kickdoor
