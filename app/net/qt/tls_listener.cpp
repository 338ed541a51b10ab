#include "net/qt/tls_listener.h"

#include <QHostAddress>
#include <algorithm>

#include "net/qt/host_socket.h"

namespace kickdoor::net {
namespace {

constexpr int kSweepMillis = 500;
constexpr int kBacklog = 256;

}  // namespace

TlsListener::TlsListener(const TlsIdentity& identity, const ListenerLimits& limits, QObject* parent)
    : QTcpServer(parent), tls_(identity), limits_(limits) {
    surviveBrokenPipes();
    setListenBacklogSize(kBacklog);
    timer_.setInterval(kSweepMillis);
    connect(&timer_, &QTimer::timeout, this, &TlsListener::sweep);
}

TlsListener::~TlsListener() = default;

bool TlsListener::open(std::uint16_t port) {
    // A machine without IPv6 cannot listen on both at once.
    return listen(QHostAddress::Any, port) || listen(QHostAddress::AnyIPv4, port);
}

bool TlsListener::full(const std::string& address) const {
    const auto shakingFrom =
        std::count_if(handshakes_.begin(), handshakes_.end(),
                      [&](const Handshake& other) { return other.link->address() == address; });
    const auto found = openFrom_.find(address);
    const int openFrom = found == openFrom_.end() ? 0 : found->second;
    // Connections in their handshake count as open, too.
    return shaking() >= limits_.shaking || shakingFrom >= limits_.shakingFrom ||
           open_ + shaking() >= limits_.open || openFrom + shakingFrom >= limits_.openFrom;
}

void TlsListener::incomingConnection(qintptr socket) {
    std::string address = peerAddressOf(socket).toStdString();
    SslPtr ssl;
    if (!address.empty() && !full(address) && prepareSocket(socket)) ssl = tls_.accept(socket);
    if (ssl == nullptr) {
        ++counts_.turned;
        closeSocket(socket);
        return;
    }
    auto link = std::make_unique<HostLink>(socket, std::move(ssl), std::move(address), watch_);
    link->onCostly = [this] { ++counts_.costly; };
    link->onShaken = [this, raw = link.get()](bool done) { shaken(raw, done); };
    handshakes_.push_back({std::move(link), std::chrono::steady_clock::now() + limits_.patience});
    if (!timer_.isActive()) timer_.start();
}

std::unique_ptr<HostLink> TlsListener::take(const HostLink* link) {
    const auto at = std::find_if(handshakes_.begin(), handshakes_.end(),
                                 [&](const Handshake& other) { return other.link.get() == link; });
    auto taken = std::move(at->link);
    handshakes_.erase(at);
    if (handshakes_.empty()) timer_.stop();
    return taken;
}

void TlsListener::shaken(HostLink* link, bool done) {
    if (!done) return drop(link, counts_.failed);
    ++counts_.taken;
    ++open_;
    ++openFrom_[link->address()];
    connect(link, &QObject::destroyed, this, [this, address = link->address()] {
        --open_;
        if (--openFrom_[address] == 0) openFrom_.erase(address);
    });
    auto taken = take(link);
    if (onLink) onLink(std::move(taken));
}

// Deletes the link later, because it may be the caller.
void TlsListener::drop(HostLink* link, std::uint64_t& count) {
    ++count;
    link->abort();
    take(link).release()->deleteLater();
}

void TlsListener::sweep() {
    const auto now = std::chrono::steady_clock::now();
    std::vector<HostLink*> late;
    for (const Handshake& handshake : handshakes_)
        if (handshake.until <= now) late.push_back(handshake.link.get());
    for (HostLink* link : late) drop(link, counts_.tooSlow);
}

}  // namespace kickdoor::net
