// Lets bots play in the real window, for tests and for watching.
#pragma once

#include <QObject>
#include <QQuickWindow>
#include <QTimer>

#include "desktop/arguments.h"
#include "model/session/session.h"

namespace kickdoor {

class Autoplay : public QObject {
    Q_OBJECT

public:
    Autoplay(Session& session, QQuickWindow& window, const Arguments& arguments);
    void begin();

signals:
    void done(int exitCode);

private:
    void startGame();
    void onFinished(const QString& winners, int level, int turns);
    void onShown();
    void shoot(const QString& what);
    // The beginning of a phase, once what came with it stands on the table.
    void shootPhase();

    Session& m_session;
    QQuickWindow& m_window;
    Arguments m_arguments;
    int m_game = 0;
    int m_shot = 0;
    QString m_phase;
    QTimer m_arrived;
};

}  // namespace kickdoor
