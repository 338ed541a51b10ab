// A host's listener: takes connections, limits them before it spends anything on them, and hands out those
// whose handshake is done. Links are not to outlive it.
#pragma once

#include <QTcpServer>
#include <QTimer>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "net/qt/host_link.h"
#include "net/qt/socket_watch.h"
#include "net/qt/tls_context.h"
#include "net/qt/tls_identity.h"

namespace kickdoor::net {

struct ListenerLimits {
    int shaking = 64;      // handshakes under way
    int shakingFrom = 16;  // of one address
    int open = 1024;
    int openFrom = 256;
    std::chrono::milliseconds patience{8000};  // for one handshake
};

struct ListenerCounts {
    std::uint64_t taken = 0;   // handshakes done
    std::uint64_t turned = 0;  // more than the limits
    std::uint64_t failed = 0;  // not TLS 1.3, or broken off
    std::uint64_t tooSlow = 0;
    std::uint64_t costly = 0;  // for what they made the processor do
};

class TlsListener : public QTcpServer {
public:
    TlsListener(const TlsIdentity& identity, const ListenerLimits& limits = {}, QObject* parent = nullptr);
    ~TlsListener() override;

    // The receiver keeps the link until it is finished; the listener counts it as long as it lives.
    std::function<void(std::unique_ptr<HostLink>)> onLink;

    // On all addresses of both families; port 0: any. False: errorString().
    bool open(std::uint16_t port);
    const ListenerCounts& counts() const { return counts_; }
    int shaking() const { return static_cast<int>(handshakes_.size()); }
    int openLinks() const { return open_; }

protected:
    void incomingConnection(qintptr handle) override;

private:
    struct Handshake {
        std::unique_ptr<HostLink> link;
        std::chrono::steady_clock::time_point until;
    };

    bool full(const std::string& address) const;
    void shaken(HostLink* link, bool done);
    void drop(HostLink* link, std::uint64_t& count);
    void sweep();
    std::unique_ptr<HostLink> take(const HostLink* link);

    TlsContext tls_;
    SocketWatch watch_;
    ListenerLimits limits_;
    ListenerCounts counts_;
    QTimer timer_;
    std::vector<Handshake> handshakes_;
    std::map<std::string, int> openFrom_;
    int open_ = 0;
};

}  // namespace kickdoor::net
