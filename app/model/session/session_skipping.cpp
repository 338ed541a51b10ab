// Session: jumping to the next decision of somebody at this screen.
#include "model/session/session.h"

namespace kickdoor {

// Somebody here is asked, or nobody will be.
bool Session::isAwaited() const {
    if (!m_presenter.knows(kNoSeat)) return true;
    const GameState& open = m_presenter.newest(kNoSeat);
    if (open.phase == Phase::Over || m_seating.curtain() || m_seating.held()) return true;
    const SeatSet asked = mayAnswer(open) & m_link->persons();
    for (Seat seat{0}; seat < open.players; ++seat)
        if (asked.has(seat) && !m_seating.isQuiet(seat)) return true;
    return false;
}

void Session::skipToDecision() {
    if (!m_link || m_replay.isOpen() || m_skipping) return;
    m_presenter.skip();
    // At a table elsewhere, the pace is not this screen's.
    if (m_local == nullptr || m_lesson.active() || m_link->persons().empty() || isAwaited()) return;
    m_skipping = true;
    m_link->setPace(pace());
}

// After each change at the table.
void Session::skipOn() {
    if (!m_skipping) return;
    m_presenter.skip();
    if (m_link && !isAwaited()) return;
    m_skipping = false;
    if (m_link) m_link->setPace(pace());
}

}  // namespace kickdoor
