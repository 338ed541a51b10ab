// Session: watches recorded games.
#include <utility>

#include "model/session/session.h"

namespace kickdoor {

void Session::watch(const QString& file) {
    m_asked = {std::filesystem::path(file.toStdU16String()), false};
    m_replay.load(m_asked.file);
}

void Session::watchAgain(int at) {
    if (!recorded()) return;
    m_watchFrom = at;
    m_asked = {m_journal, playedHere()};
    m_replay.load(m_asked.file);
}

void Session::onRecording(const std::shared_ptr<Recording>& recording) {
    Watched watched = std::exchange(m_asked, {});
    // Another game follows at once. The journal of the one just finished becomes a replay.
    const bool again = recorded() && watched.file == m_journal;
    // Who has played over the network watches from the own seat, not from the host's.
    const Seat own = again && remote() ? m_link->persons().first() : kNoSeat;
    const std::filesystem::path finished = clearTable();
    if (watched.playedHere) watched.file = finished;
    m_watched = std::move(watched);
    // A game that was counted here stays told, with the honours earned in it.
    if (!again || !m_countedGame) {
        m_menu.mine()->begin();
        m_menu.mine()->retell(m_watched.file);
    }
    emit recordChanged();
    auto link = std::make_unique<ReplayLink>(recording);
    m_replay.show(*link);
    play(std::move(link));
    if (own != kNoSeat) m_replay.setView(own);
    const int from = std::exchange(m_watchFrom, 0);
    if (!again || !m_replay.chances()->isKnown()) m_replay.chances()->look(m_watched.file);
    if (again && from > 0)
        m_replay.setPosition(from);
    else if (again)
        m_replay.setPlaying(true);
}

}  // namespace kickdoor
