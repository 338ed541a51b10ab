// The vote about a lost seat that must act: wait for its owner, let a bot play, or end the game.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "net/wire/message.h"

namespace kickdoor {

class NetVote : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The client makes it")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)  // at the seat it is about
    Q_PROPERTY(int voters READ voters NOTIFY changed)
    Q_PROPERTY(int forWaiting READ forWaiting NOTIFY changed)
    Q_PROPERTY(int forBot READ forBot NOTIFY changed)
    Q_PROPERTY(int forEnd READ forEnd NOTIFY changed)
    Q_PROPERTY(QString cast READ cast NOTIFY changed)  // one's own: "wait", "bot", "end"; empty: none yet
    Q_PROPERTY(bool may READ may NOTIFY changed)       // who watches has no vote

public:
    explicit NetVote(QObject* parent = nullptr) : QObject(parent) {}

    bool isOpen() const { return m_state.about != kNoSeat; }
    QString name() const { return m_name; }
    int voters() const { return m_state.voters; }
    int forWaiting() const { return votes(net::Vote::Wait); }
    int forBot() const { return votes(net::Vote::Bot); }
    int forEnd() const { return votes(net::Vote::End); }
    QString cast() const { return m_cast; }
    bool may() const { return m_may; }

    void take(const net::VoteState& state, const QString& name, bool may);
    Q_INVOKABLE void say(const QString& choice);

signals:
    void changed();
    void said(kickdoor::Seat about, kickdoor::net::Vote choice);

private:
    int votes(net::Vote vote) const { return m_state.votes[static_cast<std::size_t>(vote)]; }

    net::VoteState m_state;
    QString m_name;
    QString m_cast;
    bool m_may = false;
};

}  // namespace kickdoor
