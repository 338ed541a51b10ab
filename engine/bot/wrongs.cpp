#include "bot/wrongs.h"

#include "rules/event.h"

namespace kickdoor {
namespace {

SeatSet fightersBut(const GameState& now, Seat by) {
    if (!now.combatOn() || by == now.combat.fighter || by == now.combat.helper) return {};
    const SeatSet fighter = SeatSet().with(now.combat.fighter);
    return now.combat.helper == kNoSeat ? fighter : fighter.with(now.combat.helper);
}

SeatSet hurtByCard(const Game& game, const GameState& now, const Event& event) {
    const DefId def = event.card == kNoCard ? kNoDef : now.cards.def(event.card);
    if (def == kNoDef || isUnknown(def)) return {};
    switch (game.catalog[def].kind) {
        case CardKind::Curse:
            return event.seat2 == kNoSeat || event.seat2 == event.seat ? SeatSet()
                                                                       : SeatSet().with(event.seat2);
        case CardKind::Monster:
        case CardKind::Enhancer:
        case CardKind::Join: return fightersBut(now, event.seat);
        case CardKind::OneShot:
        case CardKind::Other:
            return static_cast<AimKind>(event.number) == AimKind::Monsters ? fightersBut(now, event.seat)
                                                                           : SeatSet();
        case CardKind::Item:
        case CardKind::Identity:
        case CardKind::Doubling:
        case CardKind::Level:
        case CardKind::Ally:
        case CardKind::Cheat:
        case CardKind::Character: break;
    }
    return {};
}

}  // namespace

SeatSet hurtBy(const Game& game, const GameState& now, const Event& event) {
    if (event.seat == kNoSeat) return {};
    const bool another = event.seat2 != kNoSeat && event.seat2 != event.seat;
    if (event.kind == EventKind::CardPlayed) return hurtByCard(game, now, event);
    const bool weakened = event.kind == EventKind::StrengthMarked && event.number < 0;
    const bool robbed = event.kind == EventKind::CardTaken;
    return another && (weakened || robbed) ? SeatSet().with(event.seat2) : SeatSet();
}

}  // namespace kickdoor
