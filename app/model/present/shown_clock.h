// The host's clock as this screen shows it: none of it before what it runs for is there to be answered, and
// nothing of the one before.
#pragma once

#include <QDeadlineTimer>

#include "table/seat.h"

namespace kickdoor {

class ShownClock {
public:
    // busy: the screen still shows what came before. True: another one shows.
    bool take(const ClockNotice& notice, bool busy);
    // The screen shows all that is known. True: another one shows.
    bool settle();
    void clear() { *this = {}; }

    int total() const { return m_shown.running.empty() ? 0 : m_shown.totalMillis; }
    int left() const { return m_shown.leftMillis; }  // when total() was told last

private:
    bool goesOn(const ClockNotice& notice) const;

    ClockNotice m_shown;
    ClockNotice m_told;
    QDeadlineTimer m_due;  // of what was told
    bool m_waits = false;  // what was told is not shown yet
};

}  // namespace kickdoor
