// Checks a law of shared screens: when the table waits for one of the people, some button carries the game
// on, or it goes on by itself in bounded time. Hold! alone is not enough.
#pragma once

#include <QElapsedTimer>
#include <QQuickWindow>
#include <QString>

#include "model/session/session.h"

namespace kickdoor::monkey {

class Onward {
public:
    Onward(Session& session, QQuickWindow& window) : m_session(session), m_window(window) {}

    // One check. Returns a fault; empty if the law holds, or is not yet broken for long enough.
    QString fault();

private:
    bool standsStill() const;

    Session& m_session;
    QQuickWindow& m_window;
    QElapsedTimer m_since;
    int m_looks = 0;
};

}  // namespace kickdoor::monkey
