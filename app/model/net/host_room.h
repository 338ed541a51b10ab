// Hosting from the window: tables and their doors on a thread of their own, so that neither the screen nor
// the players elsewhere wait for each other.
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
    QString name;   // of the host, for those who look for tables
    QString table;  // name of the table to lay; empty: only go on with what is kept
    QString pin;    // empty: none is asked for
    std::uint16_t port = net::kDefaultPort;
    int seats = 4;
    net::GameOptions options;
};

struct HostPaths {
    std::filesystem::path packs;
    std::filesystem::path folder;  // key and games
    QString version;
};

class HostRoom : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)  // it is being opened or closed
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)           // to read out: of the likeliest address
    Q_PROPERTY(QVariantList others READ others NOTIFY changed)  // {code, address} of the other addresses
    Q_PROPERTY(QString pin READ pin NOTIFY changed)
    Q_PROPERTY(int port READ port NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)  // the disk, while tables are open

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
    // Digits by chance.
    Q_INVOKABLE static QString freshPin();

    // opened() or failed() follows.
    void openDoor(const HostPlan& plan);
    // Says goodbye to all. What is not over can be gone on with; after an end for good, only games that have
    // begun.
    enum class Close { ForNow, ForGood };
    void closeDoor(Close how);
    // How this machine itself comes in.
    const net::HostPlace& place() const { return m_place; }
    // Games lie here that somebody may want to go on with.
    bool keepsGames() const;

signals:
    void changed();
    // table: the one laid; 0: none was.
    void opened(quint32 table);
    void failed();
    void closed();

private:
    struct Room;  // lives on the thread
    void onThread(std::function<void(Room&)> work);
    void report();

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
