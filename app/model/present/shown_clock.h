// The host's clock as this screen shows it. A clock appears only when its decision is shown; until then the
// previous one is hidden.
#pragma once

#include <QDeadlineTimer>

#include "table/seat.h"

namespace kickdoor {

class ShownClock {
public:
    // busy: earlier events are still being shown. True if the shown clock has changed.
    bool take(const ClockNotice& notice, bool busy);
    // Called when all events have been shown. True if the shown clock has changed.
    bool settle();
    void clear() { *this = {}; }

    int total() const { return m_shown.running.empty() ? 0 : m_shown.totalMillis; }
    int left() const { return m_shown.leftMillis; }  // when the clock changed last, in milliseconds

private:
    bool goesOn(const ClockNotice& notice) const;

    ClockNotice m_shown;
    ClockNotice m_told;
    QDeadlineTimer m_due;  // of m_told
    bool m_waits = false;  // m_told is not shown yet
};

}  // namespace kickdoor
