// The window's interface to playing over the network, implemented by NetPlay (model/net) if that is built in.
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
    // The names of the tables to return to, the newest first.
    Q_PROPERTY(QStringList waiting READ waiting NOTIFY waitingChanged)
    // When the newest was last kept, as Date.now().
    Q_PROPERTY(double waitingSince READ waitingSince NOTIFY waitingChanged)
    Q_PROPERTY(bool hosting READ hosting NOTIFY hostingChanged)  // this machine hosts the table
    // About the current table.
    Q_PROPERTY(bool inGame READ inGame NOTIFY ownerChanged)        // a game is running or has just ended
    Q_PROPERTY(bool owner READ owner NOTIFY ownerChanged)          // this machine starts its game
    Q_PROPERTY(bool spectator READ spectator NOTIFY seatsChanged)  // watching without a seat
    // {seat, name, colour, female} of people connected from other machines
    Q_PROPERTY(QVariantList elsewhere READ elsewhere NOTIFY seatsChanged)
    Q_PROPERTY(bool clock READ clock NOTIFY clockChanged)
    Q_PROPERTY(int unread READ unread NOTIFY unreadChanged)  // messages
    // This machine shows its player's hand and decisions only; another screen shows the table. Remembered.
    Q_PROPERTY(bool handOnly READ handOnly WRITE setHandOnly NOTIFY handOnlyChanged)
    // The NetClient, whose type only the network code knows.
    Q_PROPERTY(QObject* clientObject READ clientObject CONSTANT)

public:
    using QObject::QObject;

    virtual QStringList waiting() const = 0;
    virtual double waitingSince() const = 0;
    virtual bool hosting() const = 0;
    virtual bool inGame() const = 0;
    virtual bool owner() const = 0;
    virtual bool spectator() const = 0;
    virtual QVariantList elsewhere() const = 0;
    virtual bool clock() const = 0;
    virtual int unread() const = 0;
    virtual bool handOnly() const = 0;
    virtual void setHandOnly(bool only) = 0;
    virtual QObject* clientObject() = 0;

    // The names of the others in the lobby of the table hosted here.
    Q_INVOKABLE virtual QStringList gathered() const = 0;
    // Returns to one of `waiting`, after opening the table if this machine hosts it.
    Q_INVOKABLE virtual void comeBack(int which = 0) = 0;
    // Leaves for the time being: the seat waits. A table hosted here closes and can be resumed.
    Q_INVOKABLE virtual void stepAway() = 0;
    // Leaves for good. A table hosted here that is still in its lobby ends for everybody.
    Q_INVOKABLE virtual void leave() = 0;
    // For the owner after a game: opens the lobby again.
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
    void handOnlyChanged();
    void lobbyEntered();
    void turnedAway(const QString& text);  // not let in
    void gameEnded();                      // by vote, without a winner
    void failed(const QString& text);      // no longer at a table
    void refused(const QString& text);     // by the table
};

}  // namespace kickdoor
