// Playing over the network, from looking for tables to the end of the game: ties hosting, the client and the
// window's session together.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QVariantMap>

#include "model/net/found_tables.h"
#include "model/net/host_room.h"
#include "model/net/net_client.h"
#include "model/session/session.h"

namespace kickdoor {

struct NetPaths {
    QString folder;  // keys, games and places; empty: nothing is kept
    std::uint16_t discoveryPort = net::kDiscoveryPort;
};

class NetPlay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(kickdoor::HostRoom* host READ host CONSTANT)
    Q_PROPERTY(kickdoor::FoundTables* found READ found CONSTANT)
    Q_PROPERTY(kickdoor::NetClient* client READ client CONSTANT)
    // Cards, options and clock of the table that one owns.
    Q_PROPERTY(kickdoor::SetupModel* setup READ setup CONSTANT)
    Q_PROPERTY(kickdoor::PresetModel* presets READ presets CONSTANT)
    Q_PROPERTY(int seats READ seats WRITE setSeats NOTIFY optionsChanged)
    Q_PROPERTY(bool chatAllowed READ chatAllowed WRITE setChatAllowed NOTIFY optionsChanged)
    Q_PROPERTY(bool watchingAllowed READ watchingAllowed WRITE setWatchingAllowed NOTIFY optionsChanged)
    // Name, code, PIN ... as they were typed last.
    Q_PROPERTY(QVariantMap memory READ memory NOTIFY memoryChanged)
    Q_PROPERTY(
        QString waiting READ waiting NOTIFY waitingChanged)  // the table one may return to; empty: none
    // When one sat down there last, as Date.now() has it.
    Q_PROPERTY(double waitingSince READ waitingSince NOTIFY waitingChanged)
    Q_PROPERTY(bool searching READ searching NOTIFY searchingChanged)  // for the way to what was typed
    Q_PROPERTY(bool hosting READ hosting NOTIFY hostingChanged)        // the table is this machine's

public:
    NetPlay(Session& session, NetPaths paths, QObject* parent = nullptr);
    ~NetPlay() override;

    HostRoom* host() { return &m_host; }
    FoundTables* found() { return &m_found; }
    NetClient* client() { return &m_client; }
    SetupModel* setup() { return &m_setup; }
    PresetModel* presets() { return &m_presets; }
    int seats() const { return m_seats; }
    void setSeats(int seats);
    bool chatAllowed() const { return m_chat; }
    void setChatAllowed(bool allowed);
    bool watchingAllowed() const { return m_watching; }
    void setWatchingAllowed(bool allowed);
    QVariantMap memory() const { return m_memory; }
    void recall(const QVariantMap& memory);
    QString waiting() const { return m_waiting; }
    double waitingSince() const { return static_cast<double>(m_client.placeKeptAt().toMSecsSinceEpoch()); }
    bool searching() const { return m_searching; }
    bool hosting() const { return m_host.isOpen() || m_host.busy(); }

    Q_INVOKABLE void hostTable(const QString& name, const QString& table, const QString& pin, int port);
    // where: a join code or an address.
    Q_INVOKABLE void join(const QString& name, const QString& where, const QString& pin, bool watch);
    Q_INVOKABLE void joinFound(const QString& name, int row, const QString& pin, bool watch);
    Q_INVOKABLE void rememberName(const QString& name) { remember(QStringLiteral("name"), name.trimmed()); }
    // To the place that was kept; opens the table first where this machine hosts it.
    Q_INVOKABLE void comeBack();
    Q_INVOKABLE void forgetPlace();
    // Goodbye for now: the seat waits. A table hosted here closes, and can be gone on with.
    Q_INVOKABLE void stepAway();
    // For good. A table hosted here that still gathers ends for everybody.
    Q_INVOKABLE void leave();
    // The owner, after a game: the table gathers again.
    Q_INVOKABLE void again();

signals:
    void optionsChanged();
    void memoryChanged();
    void waitingChanged();
    void searchingChanged();
    void hostingChanged();
    void failed(const QString& text);  // not at any table now
    void lobbyEntered();
    // Whose hand, to which seat (guest; -1: all), whether it is of or for somebody here, the cards if it is
    // for them.
    void handShown(const QVariantMap& shown);
    void gameEnded();  // by vote: nobody has won
    void yourTurn();   // somebody here must act, and did not a moment ago

private:
    bool pickOptions(net::GameOptions& options);
    void showOptions();
    void pushOptions();
    void remember(const QString& key, const QVariant& value);
    void onOpened(quint32 table);
    void onLobby();
    void onGameOn();
    void watchTurn();
    void onHandShown(const net::HandShown& shown);
    void refreshWaiting();
    void setSearching(bool searching);

    Session& m_session;
    SetupModel m_setup;
    PresetModel m_presets;
    HostRoom m_host;
    FoundTables m_found;
    NetClient m_client;
    net::WayFinder m_ways;
    TableWish m_wish;
    std::optional<KeptPlace> m_back;  // when the host has opened
    QTimer m_push;                    // several changes, one message
    bool m_searching = false;
    bool m_wasOwner = false;
    bool m_inLobby = false;
    bool m_mustAct = false;
    int m_seats = 4;
    bool m_chat = true;
    bool m_watching = true;
    QVariantMap m_memory;
    QString m_waiting;
};

}  // namespace kickdoor
