// The vote about a seat that must act and is disconnected or idle: wait, let a bot play, or end the game.
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
    Q_PROPERTY(QString name READ name NOTIFY changed)  // of the seat's player
    Q_PROPERTY(bool idle READ isIdle NOTIFY changed)   // the player is connected but idle
    Q_PROPERTY(bool mine READ isMine NOTIFY changed)   // about a seat of this machine: the others vote
    Q_PROPERTY(int voters READ voters NOTIFY changed)
    Q_PROPERTY(int forWaiting READ forWaiting NOTIFY changed)
    Q_PROPERTY(int forBot READ forBot NOTIFY changed)
    Q_PROPERTY(int forEnd READ forEnd NOTIFY changed)
    Q_PROPERTY(
        QString cast READ cast NOTIFY changed)    // this player's vote: "wait", "bot", "end"; empty: none yet
    Q_PROPERTY(bool may READ may NOTIFY changed)  // false for spectators and for the seat's owner

public:
    explicit NetVote(QObject* parent = nullptr) : QObject(parent) {}

    const net::VoteState& state() const { return m_state; }
    bool isOpen() const { return m_state.about != kNoSeat; }
    QString name() const { return m_name; }
    bool isIdle() const { return m_idle; }
    bool isMine() const { return m_mine; }
    int voters() const { return m_state.voters; }
    int forWaiting() const { return votes(net::Vote::Wait); }
    int forBot() const { return votes(net::Vote::Bot); }
    int forEnd() const { return votes(net::Vote::End); }
    QString cast() const { return m_cast; }
    bool may() const { return m_may; }

    struct About {
        QString name;
        bool idle = false;
        bool mine = false;
    };
    void take(const net::VoteState& state, const About& about, bool may);
    Q_INVOKABLE void say(const QString& choice);

signals:
    void changed();
    void said(kickdoor::Seat about, kickdoor::net::Vote choice);

private:
    int votes(net::Vote vote) const { return m_state.votes[static_cast<std::size_t>(vote)]; }

    net::VoteState m_state;
    QString m_name;
    QString m_cast;
    bool m_idle = false;
    bool m_mine = false;
    bool m_may = false;
};

}  // namespace kickdoor
