// Lets a bot play the window's seat at a network table, through the same models as a person. Prints what
// happens as one JSON object per line.
#pragma once

#include <QObject>
#include <QQuickWindow>
#include <QTimer>
#include <memory>

#include "bot/bot.h"
#include "desktop/arguments.h"
#include "model/net/net_play.h"

namespace kickdoor {

class NetAutoplay : public QObject {
    Q_OBJECT

public:
    NetAutoplay(Session& session, NetPlay& play, QQuickWindow& window, const Arguments& arguments);

signals:
    void done(int exitCode);

private:
    void look();
    void gather();
    void act();
    void say(Seat seat, const GameState& view);
    void tell(const QString& event, const QVariantMap& more = {});
    void tellChanges();
    void tellEnd();
    void shoot(const QString& name);

    Session& m_session;
    NetPlay& m_play;
    QQuickWindow& m_window;
    Arguments m_arguments;
    std::unique_ptr<Bot> m_bot;
    LegalCommands m_legal;
    QTimer m_timer;
    QString m_told;          // the state printed last
    qint64 m_saidAt = -1;    // the number of the game's commands at the last submission
    qint64 m_saidSince = 0;  // checks since then
    bool m_plain = false;    // the bot's command was refused
    bool m_ended = false;    // and verified
    bool m_toldEnd = false;
    int m_farewell = 0;  // checks since the end
};

}  // namespace kickdoor
