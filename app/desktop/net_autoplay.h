// A bot at the window's seat of a table in the network: it sits down, is ready, and plays by the same ways as
// a person at the screen. Tells what happens, one JSON object a line.
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
    QString m_told;          // the state told last
    qint64 m_saidAt = -1;    // the command's number when something was said last
    qint64 m_saidSince = 0;  // looks since then
    bool m_plain = false;    // the bot's wish was refused
    bool m_ended = false;    // and verified
    bool m_toldEnd = false;
    int m_farewell = 0;  // looks since the end
};

}  // namespace kickdoor
