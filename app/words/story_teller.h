// Turns what happens into the lines of a story. Several events may be one line: cards drawn one by one, and a
// sale, which begins with what is lost by it.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <array>
#include <optional>

#include "words/wording.h"

namespace kickdoor {

struct StoryLine {
    QString text;          // rich text: names are set off
    DefId def = kNoDef;    // the card it speaks of, as far as the view may know it
    bool rewords = false;  // the last line, which tells of one more thing now
    int replaces = 0;      // so many of the last lines
};

class StoryTeller {
    Q_DECLARE_TR_FUNCTIONS(StoryTeller)

public:
    // now: the view right after the event. Nothing, where there is no need to tell.
    std::optional<StoryLine> tell(const Game& game, const Wording& words, const GameState& now,
                                  const Event& event);
    // A story begins anew.
    void forget();

private:
    static QString agreed(const Wording& words, const GameState& now, const Event& offered);
    static QString rolledAlone(const Game& game, const GameState& now, const Event& event);
    QString rolled(const Game& game, const Wording& words, const GameState& now, const Event& event) const;
    QString sentence(const Game& game, const Wording& words, const GameState& now, const Event& event,
                     int& replaces);

    EventKind m_lastKind = EventKind::Settled;
    Seat m_lastSeat = kNoSeat;
    int m_repeats = 0;
    // Who declined in the last line: an offer by the same player is a counter-offer.
    Seat m_counters = kNoSeat;
    Seat m_lastCounters = kNoSeat;
    // What the last seat lost in the last lines, one a line: it may be a sale.
    QStringList m_discarded;
    bool m_looting = false;                   // what is rolled now is for the order of looting
    SeatSet m_rolledForFirst;                 // who rolls once more has tied (R1.7)
    std::array<QString, kMaxSeats> m_trades;  // what is told when each's last offer is accepted
};

}  // namespace kickdoor
