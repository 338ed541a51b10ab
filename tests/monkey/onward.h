// The law of a screen that people share: when the table waits for one of them, something that can be pressed
// goes on with the game, or goes on by itself in bounded time; never nothing but Hold!
#pragma once

#include <QElapsedTimer>
#include <QQuickWindow>
#include <QString>

#include "model/session/session.h"

namespace kickdoor::monkey {

class Onward {
public:
    Onward(Session& session, QQuickWindow& window) : m_session(session), m_window(window) {}

    // One look; empty: the law holds, or not yet for long enough to tell.
    QString fault();

private:
    bool standsStill() const;

    Session& m_session;
    QQuickWindow& m_window;
    QElapsedTimer m_since;
    int m_looks = 0;
};

}  // namespace kickdoor::monkey
