// R2: who has won.
#include "rules/procedures.h"

namespace kickdoor {

bool checkVictory(Context& ctx) {
    GameState& state = ctx.state;
    if (state.phase == Phase::Setup || state.phase == Phase::Over) return false;
    SeatSet winners;
    for (Seat seat = 0; seat < state.players; ++seat)
        if (state.isLiving(seat) && state.player[seat].level >= ctx.game.rules.goal())
            winners = winners.with(seat);
    if (winners.empty()) return false;
    // R2.7: the helper of the winning fight shares the victory.
    const Combat& combat = state.combat;
    if (ctx.game.rules.sharedVictory && combat.stage == CombatStage::Done && combat.helper != kNoSeat &&
        winners.has(combat.fighter) && state.isLiving(combat.helper))
        winners = winners.with(combat.helper);
    state.winners = winners;
    state.phase = Phase::Over;
    state.stack.clear();
    state.window = Window{};
    state.question = Question{};
    for (Offer& offer : state.offers) offer = Offer{};
    ctx.emit(eventOf(EventKind::GameWon, kNoSeat, kNoCard, winners.bits()));
    return true;
}

}  // namespace kickdoor
