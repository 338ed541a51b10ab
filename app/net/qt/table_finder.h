// Finds hosts in the local network, as long as somebody looks: not a datagram leaves before start() and after
// stop().
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>

#include "net/qt/announcement.h"
#include "net/qt/local_net.h"
#include "net/qt/tls_connection.h"

namespace kickdoor::net {

struct FoundHost {
    Announcement said;
    std::vector<QHostAddress> addresses;  // it was heard from; those to try first come first
    std::chrono::steady_clock::time_point heard;

    bool speaksOurs() const { return said.protocol == kProtocol; }
    // A way by each address.
    std::vector<HostPlace> places() const;
};

class TableFinder : public QObject {
public:
    explicit TableFinder(std::uint16_t port = kDiscoveryPort, QObject* parent = nullptr);
    ~TableFinder() override;

    std::function<void()> onChanged;  // a host came, went, or says something new
    // False: no socket could be had.
    bool start();
    void stop();
    bool looks() const { return asking_.isOpen(); }
    // At this address, too, from the next question on.
    void askAlso(const QHostAddress& address);
    const std::vector<FoundHost>& hosts() const { return hosts_; }
    // A host unheard of for so long is gone.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

private:
    void ask();
    void forgetOld();
    void read(QUdpSocket& socket);
    void hear(const Announcement& announcement, const QHostAddress& from);

    std::uint16_t port_;
    UdpPair asking_;     // from any port: a host's answer comes back to it
    UdpPair listening_;  // hears what hosts say unasked
    std::vector<QHostAddress> also_;
    std::vector<FoundHost> hosts_;
    QTimer timer_;
    std::chrono::milliseconds patience_{10000};
};

}  // namespace kickdoor::net
