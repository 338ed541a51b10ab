// R2: victory.
#include "base/seats.h"
#include "rules/chapters/procedures.h"

#include <algorithm>

namespace kickdoor {

void countBoss(Context& ctx, CardId card, DefId def) {
    GameState& state = ctx.state;
    if (!ctx.game.catalog[def].boss || state.bossesDefeated == UINT8_MAX) return;
    ++state.bossesDefeated;
    if (!ctx.game.rules.bossMonsters) return;
    if (state.bossesDefeated == ctx.game.rules.bossesToDefeat) state.thirdBossFell = 1;
    Event event = eventOf(EventKind::BossDefeated, state.combat.fighter, card, state.bossesDefeated);
    event.def = def;
    ctx.emit(event);
}

bool bossesStand(const Game& game, const GameState& state, int more) {
    return game.rules.bossMonsters && game.catalog.hasBoss &&
           state.bossesDefeated + more < game.rules.bossesToDefeat;
}

namespace {

// R2.8: among the players at the goal when the last required Boss Monster falls, those with the most gold in
// play.
SeatSet richest(const Game& game, const GameState& state, SeatSet among) {
    SeatSet best;
    int most = -1;
    for (const Seat seat : seatsIn(among)) {
        int gold = 0;
        for (const CardId card : state.cards.in(Zone::InPlay, seat))
            gold += game.catalog[state.cards.def(card)].gold;
        if (gold > most) best = SeatSet();
        most = std::max(most, gold);
        if (gold == most) best = best.with(seat);
    }
    return best;
}

}  // namespace

bool checkVictory(Context& ctx) {
    GameState& state = ctx.state;
    if (state.phase == Phase::Setup || state.phase == Phase::Over) return false;
    // R2.4: if the last boss falls during a fight, players are ranked only after the fight has been paid out.
    if (state.thirdBossFell != 0 && state.combatOn() && state.combat.stage != CombatStage::Done) return false;
    const bool ranked = state.thirdBossFell != 0;
    state.thirdBossFell = 0;
    SeatSet winners;
    for (const Seat seat : everySeat(state.players))
        if (state.isLiving(seat) && state.player[seat].level >= ctx.game.rules.goal())
            winners = winners.with(seat);
    if (winners.empty() || bossesStand(ctx.game, state, 0)) return false;
    if (ranked) winners = richest(ctx.game, state, winners);
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
