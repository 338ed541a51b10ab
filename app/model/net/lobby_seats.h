// The seats of a table in the network, in the lobby and during the game, and what this machine may do with
// each.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <functional>
#include <utility>

#include "model/base/row_model.h"
#include "model/setup/given_names.h"
#include "model/table/shown_game.h"
#include "net/client/client_session.h"

namespace kickdoor {

class LobbySeats : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The client makes it")
    Q_PROPERTY(int mine READ mine NOTIFY changed)
    Q_PROPERTY(int taken READ taken NOTIFY changed)
    // {seat, name, colour, female} of people connected from other machines
    Q_PROPERTY(QVariantList elsewhere READ elsewhere NOTIFY changed)
    Q_PROPERTY(
        QStringList waitedFor READ waitedFor NOTIFY changed)  // names at seats whose owners are disconnected
    // names at this machine's seats that a bot plays for the time being
    Q_PROPERTY(QStringList steppedIn READ steppedIn NOTIFY changed)

public:
    explicit LobbySeats(QObject* parent = nullptr);

    // session: null when not at a table.
    void show(net::ClientSession* session);
    int mine() const { return m_mine; }
    int taken() const { return m_taken; }
    QStringList waitedFor() const { return m_waitedFor; }
    QStringList steppedIn() const { return m_steppedIn; }
    QVariantList elsewhere() const { return m_elsewhere; }
    QString nameOf(Seat seat) const;
    bool isMine(Seat seat) const;
    // The seat's owner is connected.
    bool isHere(Seat seat) const;
    std::array<Presence, kMaxSeats> presence() const;

    // Takes the first free seat, if any, as soon as a table is shown whose game has not begun.
    void sitDown(const QString& name);
    // The results of the following requests show in the rows; the table may refuse them.
    Q_INVOKABLE void sit(int seat, const QString& name, bool female);
    Q_INVOKABLE void stand(int seat);
    Q_INVOKABLE void putBot(int seat, const QString& bot = {});  // its level; empty: the default bot
    Q_INVOKABLE void setTemper(int seat, const QString& temper);
    Q_INVOKABLE void rename(int seat, const QString& name);
    Q_INVOKABLE void recolour(int seat, const QString& colour);
    Q_INVOKABLE void setFemale(int seat, bool female);

signals:
    void changed();
    void givenUp(const QString& name);  // the player has left for good, and a bot plays on
    // A bot has the seat by vote; its player is there and has it again.
    void botPlays(const QString& name, bool mine);
    void playsAgain(const QString& name);

private:
    const net::LobbySeat* placeAt(Seat seat) const;
    void change(int seat, const std::function<void(net::LobbySeat&)>& edit);
    QString freeColour() const;
    // Two players who sat down at once may have the same colour: the one at the higher seat takes another.
    void settleColours();
    // `wanted`, changed if another seat than `here` has that name.
    std::string freeName(const std::string& wanted, int here) const;
    GivenName freeGivenName() const;
    void sitAsWished();
    void noticeBots(const std::vector<net::LobbySeat>& before, const std::vector<net::Member>& people);

    net::ClientSession* m_session = nullptr;
    int m_mine = 0;
    int m_taken = 0;
    QStringList m_waitedFor;
    QStringList m_steppedIn;
    QVariantList m_elsewhere;
    std::vector<net::LobbySeat> m_before;   // as last shown
    std::vector<net::Member> m_people;      // as last shown
    QString m_sitter;                       // the name to sit down with; empty: none
    std::pair<int, QString> m_colourAsked;  // seat and colour, of a clash not settled yet
    int m_asked = -1;                       // the seat asked for last
    SeatSet m_botsSexTold;                  // bots' seats whose sex was chosen here
    SeatSet m_sexTold;                      // own seats whose sex the player has chosen (R1.6)
};

}  // namespace kickdoor
