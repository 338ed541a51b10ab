// Hosts tables from the window, on a separate thread, so that the screen and the remote players never wait
// for each other.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <QThread>
#include <QVariantList>
#include <filesystem>
#include <functional>
#include <memory>

#include "net/qt/table_host.h"
#include "net/qt/tls_connection.h"

namespace kickdoor {

struct HostPlan {
    QString name;   // of the host, as announced
    QString table;  // name of the new table; empty: only resume the kept ones
    QString pin;    // empty: none is needed
    std::uint16_t port = net::kDefaultPort;
    int seats = 4;
    net::GameOptions options;
};

struct HostPaths {
    std::filesystem::path packs;
    std::filesystem::path ownPacks = {};
    std::filesystem::path folder;  // key and games
    QString version;
    net::PackSharing sharing = nullptr;
};

class HostRoom : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)  // opening or closing
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)           // the join code of the likeliest address
    Q_PROPERTY(QVariantList others READ others NOTIFY changed)  // {code, address} of the other addresses
    Q_PROPERTY(QString pin READ pin NOTIFY changed)
    Q_PROPERTY(int port READ port NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)  // of the disk, while tables are open

public:
    explicit HostRoom(HostPaths paths, QObject* parent = nullptr);
    ~HostRoom() override;

    bool isOpen() const { return m_open; }
    bool busy() const { return m_busy; }
    QString problem() const { return m_problem; }
    QString code() const { return m_codes.value(0).toMap().value(QStringLiteral("code")).toString(); }
    QVariantList others() const { return m_codes.mid(1); }
    QString pin() const { return m_pin; }
    int port() const { return m_place.port; }
    QString trouble() const { return m_trouble; }
    void setDiscoveryPort(std::uint16_t port) { m_discoveryPort = port; }
    // Random digits.
    Q_INVOKABLE static QString freshPin();

    // Starts hosting; emits opened() or failed().
    void openDoor(const HostPlan& plan);
    // Stops hosting. Unfinished tables can be resumed later; after ForGood, only games that have begun.
    enum class Close { ForNow, ForGood };
    void closeDoor(Close how);
    // The host's address for this machine's own player.
    const net::HostPlace& place() const { return m_place; }
    // There are kept games that can be resumed.
    bool keepsGames() const;

signals:
    void changed();
    // table: the new table; 0: none.
    void opened(quint32 table);
    void failed();
    void closed();

private:
    struct Room;  // lives on the thread
    void onThread(std::function<void(Room&)> work);
    static QString problemOf(const std::string& error, net::PortTrouble port, int number);

    HostPaths m_paths;
    std::uint16_t m_discoveryPort = net::kDiscoveryPort;
    QThread m_thread;
    std::unique_ptr<Room> m_room;
    bool m_open = false;
    bool m_busy = false;
    QString m_problem;
    QString m_trouble;
    QString m_pin;
    QVariantList m_codes;
    net::HostPlace m_place;
};

}  // namespace kickdoor
