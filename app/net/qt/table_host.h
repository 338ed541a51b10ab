// A host at work: the listener, the tables behind it, and the word of it in the network. Lives in one thread
// with an event loop; the tables are to be touched from there only.
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <map>
#include <memory>

#include "net/qt/announcer.h"
#include "net/qt/disk_thread.h"
#include "net/qt/tls_listener.h"
#include "net/server/table_server.h"

namespace kickdoor::net {

struct TableHostOptions {
    ServerOptions server;
    std::uint16_t port = kDefaultPort;  // TCP; 0: any
    std::filesystem::path keyFolder;    // of the host's key; empty: one for this process only
    ListenerLimits listener;
    bool announce = true;
    std::uint16_t discoveryPort = kDiscoveryPort;
};

enum class PortTrouble : std::uint8_t { None, Taken, Forbidden };

class TableHost : public QObject {
public:
    // Null: error says what stands in the way, and `port`, if given, whether that is the port.
    static std::unique_ptr<TableHost> open(const TableHostOptions& options, std::string& error,
                                           PortTrouble* port = nullptr);
    ~TableHost() override;

    TableServer& server() { return *server_; }
    std::uint16_t port() const { return listener_->serverPort(); }
    const KeyPin& key() const { return identity_.pin; }
    // One for each address of this machine, the most likely first; without any address if it is in no
    // network.
    std::vector<JoinCode> codes() const;
    const ListenerCounts& listenerCounts() const { return listener_->counts(); }
    // How long the disk took for the flushes.
    DiskThread::Times takeDiskTimes() { return disk_.takeTimes(); }
    // Connections whose handshake is under way.
    int shaking() const { return listener_->shaking(); }
    // After the server was told something from outside its connections.
    void touched() { workWithin(std::chrono::milliseconds(0)); }
    // Says goodbye to all and closes the listener; onStopped when the last word is sent. The games can be
    // resumed.
    void stop(std::function<void()> onStopped);

    // The tables' list may have changed, or the disk is in trouble.
    std::function<void()> onChanged;

private:
    TableHost(const TableHostOptions& options, TlsIdentity identity);
    void take(std::unique_ptr<HostLink> link);
    void work();
    void diskDone();
    void workWithin(std::chrono::milliseconds time);
    Announcement describe() const;
    void tellChanges();

    TableHostOptions options_;
    TlsIdentity identity_;
    std::vector<AnnouncedPack> packs_;
    DiskThread disk_;
    std::unique_ptr<TableServer> server_;
    std::unique_ptr<TlsListener> listener_;
    std::unique_ptr<Announcer> announcer_;
    std::map<HostLink*, std::unique_ptr<HostLink>> links_;
    std::vector<TableSummary> told_;
    NetTime lookedAt_{};
    QTimer timer_;
    std::chrono::milliseconds breath_{1};
    std::function<void()> onStopped_;
};

// Of every edition on the shelf.
std::vector<AnnouncedPack> announcedPacks(PackShelf& shelf);

}  // namespace kickdoor::net
