// Playing over the network, from the search for tables to the end of the game. Connects hosting, the client
// and the window's session.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QVariantMap>

#include "model/net/found_tables.h"
#include "model/net/host_room.h"
#include "model/net/net_client.h"
#include "model/session/network.h"
#include "model/session/session.h"

namespace kickdoor {

struct NetPaths {
    QString folder;  // keys, games and places; empty: nothing is kept
    std::uint16_t discoveryPort = net::kDiscoveryPort;
    net::PackSharing sharing = nullptr;  // null: packs are neither given out nor fetched
};

class NetPlay : public kickdoor::Network {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(kickdoor::HostRoom* host READ host CONSTANT)
    Q_PROPERTY(kickdoor::FoundTables* found READ found CONSTANT)
    Q_PROPERTY(kickdoor::NetClient* client READ client CONSTANT)
    // Cards, options and clock of the player's own table.
    Q_PROPERTY(kickdoor::SetupModel* setup READ setup CONSTANT)
    Q_PROPERTY(kickdoor::PresetModel* presets READ presets CONSTANT)
    Q_PROPERTY(int seats READ seats WRITE setSeats NOTIFY optionsChanged)
    Q_PROPERTY(bool chatAllowed READ chatAllowed WRITE setChatAllowed NOTIFY optionsChanged)
    Q_PROPERTY(bool hintsAllowed READ hintsAllowed WRITE setHintsAllowed NOTIFY optionsChanged)
    // How long bots wait before each move, for everybody: 0 instant, 1 quick, 2 normal, 3 slow. Until it is
    // set, as in games at this machine.
    Q_PROPERTY(int botPace READ botPace WRITE setBotPace NOTIFY optionsChanged)
    // The bot that plays a lost seat, or one that was left: a level of SetupModel.bots.
    Q_PROPERTY(QString standIn READ standIn WRITE setStandIn NOTIFY optionsChanged)
    Q_PROPERTY(bool watchingAllowed READ watchingAllowed WRITE setWatchingAllowed NOTIFY optionsChanged)
    // Name, code, PIN etc. as last typed.
    Q_PROPERTY(QVariantMap memory READ memory NOTIFY memoryChanged)
    Q_PROPERTY(bool mustAct READ mustAct NOTIFY mustActChanged)  // the game waits for somebody here
    // A table of this machine's is being opened, or opened again: until this machine is at it, or has failed.
    Q_PROPERTY(bool opening READ isOpening NOTIFY openingChanged)
    Q_PROPERTY(bool searching READ searching NOTIFY searchingChanged)  // for the host that was typed

public:
    NetPlay(Session& session, NetPaths paths, QObject* parent = nullptr);
    ~NetPlay() override;

    HostRoom* host() { return &m_host; }
    FoundTables* found() { return &m_found; }
    NetClient* client() { return &m_client; }
    SetupModel* setup() { return &m_setup; }
    PresetModel* presets() { return &m_presets; }
    bool mustAct() const { return m_mustAct; }
    int seats() const { return m_seats; }
    void setSeats(int seats);
    bool chatAllowed() const { return m_chat; }
    void setChatAllowed(bool allowed);
    bool watchingAllowed() const { return m_watching; }
    void setWatchingAllowed(bool allowed);
    bool hintsAllowed() const { return m_hints; }
    void setHintsAllowed(bool allowed);
    int botPace() const;
    void setBotPace(int pace);
    QString standIn() const { return m_standIn; }
    void setStandIn(const QString& bot);
    QVariantMap memory() const { return m_memory; }
    void recall(const QVariantMap& memory);
    bool isOpening() const { return m_opening; }
    bool searching() const { return m_searching; }
    QStringList waiting() const override { return m_waiting; }
    double waitingSince() const override { return m_waitingSince; }
    bool hosting() const override { return m_opening || m_host.isOpen() || m_host.busy(); }
    bool inGame() const override { return m_client.state() == QLatin1String("game"); }
    bool owner() const override { return m_client.isOwner(); }
    bool spectator() const override;
    QVariantList elsewhere() const override;
    bool clock() const override { return m_setup.clock(); }
    int unread() const override;
    bool handOnly() const override;
    void setHandOnly(bool only) override;
    QObject* clientObject() override { return &m_client; }
    QStringList gathered() const override;
    void comeBack(int which = 0) override;
    void stepAway() override;
    void leave() override;
    void again() override;
    void showHand(int seat, int to) override { m_client.showHand(seat, to); }

    // screenOnly: this machine shows the table and no hand; everybody plays on a device of their own.
    Q_INVOKABLE void hostTable(const QString& name, const QString& table, const QString& pin, int port,
                               bool screenOnly = false);
    // where: a join code or an address.
    Q_INVOKABLE void join(const QString& name, const QString& where, const QString& pin, bool watch);
    // The PIN of the last join(), until the program ends; it is not remembered.
    Q_INVOKABLE QString typedPin() const { return m_typedPin; }
    Q_INVOKABLE void joinFound(const QString& name, int row, const QString& pin, bool watch);
    Q_INVOKABLE void rememberName(const QString& name) { remember(QStringLiteral("name"), name.trimmed()); }

signals:
    void optionsChanged();
    void memoryChanged();
    void openingChanged();
    void searchingChanged();
    // {owner, guest, guestName, mine, forMe, cards}; owner: a name; guest: a seat, -1: everybody.
    void handShown(const QVariantMap& shown);
    void yourTurn();  // somebody here must act now
    void mustActChanged();

private:
    void setMustAct(bool must);
    int botMillis() const;
    bool pickOptions(net::GameOptions& options);
    void showOptions();
    void pushOptions();
    void remember(const QString& key, const QVariant& value);
    void onOpened(quint32 table);
    void onLobby();
    StandingPasses& standing() const;
    void onGameOn();
    void watchTurn();
    void onHandShown(const net::HandShown& shown);
    void refreshWaiting();
    void setOpening(bool opening);
    void openTable(HostPlan plan);
    void setSearching(bool searching);

    Session& m_session;
    SetupModel m_setup;
    PresetModel m_presets;
    HostRoom m_host;
    FoundTables m_found;
    NetClient m_client;
    net::WayFinder m_ways;
    TableWish m_wish;
    std::optional<KeptPlace> m_back;  // to return to once the host is open
    QTimer m_push;                    // sends several changes as one message
    bool m_opening = false;
    bool m_searching = false;
    bool m_wasOwner = false;
    bool m_inLobby = false;
    bool m_mustAct = false;
    int m_seats = 4;
    bool m_chat = true;
    bool m_watching = true;
    bool m_hints = false;
    std::optional<int> m_botMillis;
    QString m_standIn = QString::fromStdString(std::string(defaultBot()));
    QVariantMap m_memory;
    QString m_typedPin;
    QStringList m_waiting;
    double m_waitingSince = 0;
};

}  // namespace kickdoor
