#include "model/present/shown_clock.h"

#include <cstdlib>

namespace kickdoor {
namespace {

constexpr qint64 kOnTheWay = 500;  // milliseconds; how much notices of a clock may differ

}  // namespace

// Somebody has passed, but the clock has not changed for the others.
bool ShownClock::goesOn(const ClockNotice& notice) const {
    return !m_waits && !m_shown.running.empty() && m_shown.totalMillis == notice.totalMillis &&
           std::abs(m_due.remainingTime() - notice.leftMillis) < kOnTheWay;
}

bool ShownClock::take(const ClockNotice& notice, bool busy) {
    const bool now = !busy || notice.running.empty() || goesOn(notice);
    const bool showed = !m_shown.running.empty();
    m_told = notice;
    m_due = QDeadlineTimer(notice.leftMillis, Qt::PreciseTimer);
    m_waits = !now;
    m_shown = now ? notice : ClockNotice{};
    return now || showed;
}

bool ShownClock::settle() {
    if (!m_waits) return false;
    m_waits = false;
    m_shown = m_told;
    if (!m_told.paused) m_shown.leftMillis = static_cast<int>(m_due.remainingTime());
    return true;
}

}  // namespace kickdoor
