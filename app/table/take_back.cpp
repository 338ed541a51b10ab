#include "table/take_back.h"

#include "table_api/fight.h"
#include "table_api/pending.h"

#include <algorithm>

namespace kickdoor {
namespace {

int cardsOf(const GameState& state, Seat seat) {
    return state.cards.size(Zone::Hand, seat) + state.cards.size(Zone::InPlay, seat);
}

bool isThreatened(const GameState& state, Seat seat) {
    const auto strike = loomingStrike(state);
    return strike && strike->victim == seat;
}

bool fightIsWorse(const Game& game, const GameState& before, const GameState& now, Seat seat) {
    if (!now.inCombat(seat)) return false;
    if (!before.inCombat(seat)) return true;
    if (now.combat.stage == CombatStage::Fleeing && before.combat.stage != CombatStage::Fleeing) return true;
    const CombatSums then = outlookOf(game, before).sums;
    const CombatSums sums = outlookOf(game, now).sums;
    return sums.fighters - sums.monsters < then.fighters - then.monsters;
}

bool wasHurt(const Game& game, const GameState& before, const GameState& now, Seat asker) {
    const CardTable& then = before.cards;
    return now.player[asker].level < before.player[asker].level ||
           (before.isLiving(asker) && !now.isLiving(asker)) ||
           now.cards.size(Zone::InPlay, asker) < then.size(Zone::InPlay, asker) ||
           now.cards.size(Zone::Curses, asker) > then.size(Zone::Curses, asker) ||
           (isThreatened(now, asker) && !isThreatened(before, asker)) ||
           fightIsWorse(game, before, now, asker);
}

bool wasHelped(const GameState& before, const GameState& now, Seat bot) {
    return now.player[bot].level > before.player[bot].level || cardsOf(now, bot) > cardsOf(before, bot);
}

}  // namespace

int tellsOfMove(const Event& event, Seat by) {
    using enum EventKind;
    if (event.kind == TurnStarted) return 1;
    if (event.kind == Traded && event.seat2 == by) return 3;  // by who accepted
    if (event.seat != by || event.kind == Passed || event.kind == PhaseChanged || event.kind == Settled)
        return 0;
    return event.kind == CardPlayed || event.kind == AbilityUsed || event.kind == ItemsSold ? 3 : 2;
}

Event moveSeen(std::span<const SeatEvent> events, Seat by) {
    const auto tells = [by](const SeatEvent& one) { return tellsOfMove(one.event, by); };
    const auto best = std::max_element(
        events.begin(), events.end(), [&tells](const auto& a, const auto& b) { return tells(a) < tells(b); });
    return best == events.end() || tells(*best) == 0 ? Event{} : best->event;
}

bool botAgrees(const Game& game, const GameState& before, const GameState& now, Seat asker, Seat bot) {
    return !wasHurt(game, before, now, asker) && !wasHelped(before, now, bot);
}

}  // namespace kickdoor
