// What the window asks of playing over the network, which may not be built in: NetPlay (model/net) is all of
// it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <QVariantList>

namespace kickdoor {

class Network : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(
        QString waiting READ waiting NOTIFY waitingChanged)  // the table one may return to; empty: none
    // When one sat down there last, as Date.now() has it.
    Q_PROPERTY(double waitingSince READ waitingSince NOTIFY waitingChanged)
    Q_PROPERTY(bool hosting READ hosting NOTIFY hostingChanged)  // the table is this machine's
    // Of the table one is at.
    Q_PROPERTY(bool inGame READ inGame NOTIFY ownerChanged)        // one that goes on, or has ended last
    Q_PROPERTY(bool owner READ owner NOTIFY ownerChanged)          // its game is begun here
    Q_PROPERTY(bool spectator READ spectator NOTIFY seatsChanged)  // here without a seat
    // {seat, name, colour, female} of people at other machines who are there
    Q_PROPERTY(QVariantList elsewhere READ elsewhere NOTIFY seatsChanged)
    Q_PROPERTY(bool clock READ clock NOTIFY clockChanged)
    Q_PROPERTY(int unread READ unread NOTIFY unreadChanged)  // messages
    // The NetClient, which only what belongs to the network knows.
    Q_PROPERTY(QObject* clientObject READ clientObject CONSTANT)

public:
    using QObject::QObject;

    virtual QString waiting() const = 0;
    virtual double waitingSince() const = 0;
    virtual bool hosting() const = 0;
    virtual bool inGame() const = 0;
    virtual bool owner() const = 0;
    virtual bool spectator() const = 0;
    virtual QVariantList elsewhere() const = 0;
    virtual bool clock() const = 0;
    virtual int unread() const = 0;
    virtual QObject* clientObject() = 0;

    // Names of the others in the lobby of the table hosted here.
    Q_INVOKABLE virtual QStringList gathered() const = 0;
    // To the place that was kept; opens the table first where this machine hosts it.
    Q_INVOKABLE virtual void comeBack() = 0;
    // Goodbye for now: the seat waits. A table hosted here closes, and can be gone on with.
    Q_INVOKABLE virtual void stepAway() = 0;
    // For good. A table hosted here that still gathers ends for everybody.
    Q_INVOKABLE virtual void leave() = 0;
    // The owner, after a game: the table gathers again.
    Q_INVOKABLE virtual void again() = 0;
    // to: a seat; -1: to everybody.
    Q_INVOKABLE virtual void showHand(int seat, int to) = 0;

signals:
    void waitingChanged();
    void hostingChanged();
    void ownerChanged();
    void seatsChanged();
    void clockChanged();
    void unreadChanged();
    void lobbyEntered();
    void gameEnded();                   // by vote: nobody has won
    void failed(const QString& text);   // not at any table now
    void refused(const QString& text);  // by the table
};

}  // namespace kickdoor
