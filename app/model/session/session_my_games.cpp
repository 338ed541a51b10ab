// Session: counts finished games in the statistics.
#include "model/session/session.h"
#include "table/file.h"

namespace kickdoor {

// Called wherever a game can turn out to be over and recorded: by its end, by a network record that arrives
// later, or by leaving before the end was shown.
void Session::countGame() {
    if (!m_link || m_countedGame || m_journal.empty() || m_replay.isOpen() || m_lesson.active()) return;
    if (!m_presenter.knows(kNoSeat) || m_presenter.newest(kNoSeat).phase != Phase::Over) return;
    std::string journal;
    if (readWhole(m_journal, journal)) return;
    m_countedGame = true;
    m_menu.mine()->finish(std::move(journal), m_counts ? m_link->persons() : SeatSet());
}

}  // namespace kickdoor
