#include "words/vain_strike.h"

#include <utility>

#include "words/idle_events.h"
#include "words/wording.h"

namespace kickdoor {
namespace {

// Events that a strike may lead to without taking anything.
bool takesNothing(EventKind kind) {
    return changesNothing(kind) || kind == EventKind::StrikeLoomed || kind == EventKind::CurseStruck;
}

}  // namespace

std::optional<VainStrike::Strike> VainStrike::after(const Game& game, const GameState& now,
                                                    const Event& event) {
    using enum EventKind;
    std::optional<Strike> vain;
    const bool discarded = event.kind == CardDiscarded && event.card == m_card;
    const bool ends = discarded || (!m_strike.curse && ((event.kind == DieRolled && event.card != kNoCard) ||
                                                        event.kind == Escaped || event.kind == Caught ||
                                                        event.kind == CombatEnded));
    if (m_strike.victim != kNoSeat && ends) vain = std::exchange(m_strike, {});
    if (!takesNothing(event.kind)) m_strike = {};
    const bool looms = event.kind == StrikeLoomed;
    if (!looms && event.kind != CurseStruck) return vain;
    const DefId def = Wording::defOf(now, event);
    if (def >= game.catalog.cards.size()) return vain;
    const bool badStuff =
        looms && static_cast<Cause>(event.number) == Cause::BadStuff && game.catalog[def].badStuff != kNoRef;
    // What stays with its victim does something.
    const bool curse = !looms && !game.catalog[def].lasting;
    m_strike = badStuff || curse ? Strike{def, event.seat, curse} : Strike{};
    m_card = event.card;
    return vain;
}

}  // namespace kickdoor
