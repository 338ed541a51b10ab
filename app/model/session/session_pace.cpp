// Session: how fast bots play.
#include "model/session/session.h"

#include <utility>

namespace kickdoor {

void Session::setBotMillis(int millis) {
    if (millis == m_botMillis) return;
    m_botMillis = millis;
    if (m_link) m_link->setPace(pace());
    emit paceChanged();
}

void Session::setBotPace(int pace, int millis) {
    const bool another = std::exchange(m_botPace, pace) != pace;
    if (millis != m_botMillis) return setBotMillis(millis);
    if (another) emit paceChanged();
}

}  // namespace kickdoor
