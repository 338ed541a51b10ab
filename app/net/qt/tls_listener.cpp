#include "net/qt/tls_listener.h"

#include <QHostAddress>
#include <algorithm>

#include "net/qt/tls_backend.h"

namespace kickdoor::net {
namespace {

// Of a handshake no more is kept than its longest message.
constexpr qint64 kHandshakeBuffer = 8 << 10;
constexpr int kSweepMillis = 500;
constexpr int kBacklog = 256;

}  // namespace

TlsListener::TlsListener(const TlsIdentity& identity, const DoorLimits& limits, QObject* parent)
    : QTcpServer(parent), tls_(serverTls(identity)), limits_(limits) {
    setListenBacklogSize(kBacklog);
    timer_.setInterval(kSweepMillis);
    connect(&timer_, &QTimer::timeout, this, &TlsListener::sweep);
}

TlsListener::~TlsListener() {
    for (const Handshake& handshake : handshakes_) {
        handshake.socket->disconnect(this);
        delete handshake.socket;
    }
}

bool TlsListener::open(std::uint16_t port) {
    // A machine without IPv6 cannot listen on both at once.
    return listen(QHostAddress::Any, port) || listen(QHostAddress::AnyIPv4, port);
}

bool TlsListener::full(const QString& address) const {
    const auto shakingFrom = std::count_if(handshakes_.begin(), handshakes_.end(),
                                           [&](const Handshake& other) { return other.address == address; });
    return shaking() >= limits_.shaking || shakingFrom >= limits_.shakingFrom || open_ >= limits_.open ||
           openFrom_.value(address) >= limits_.openFrom;
}

void TlsListener::incomingConnection(qintptr handle) {
    auto socket = std::make_unique<QSslSocket>();
    if (!socket->setSocketDescriptor(handle)) return;
    const QString address = plainAddress(socket->peerAddress());
    if (full(address)) {
        ++counts_.turned;
        socket->abort();
        return;
    }
    QSslSocket* shaking = socket.release();
    shaking->setReadBufferSize(kHandshakeBuffer);
    shaking->setSslConfiguration(tls_);
    handshakes_.push_back({shaking, address, std::chrono::steady_clock::now() + limits_.patience});
    if (!timer_.isActive()) timer_.start();
    connect(shaking, &QSslSocket::encrypted, this, [this, shaking] { encrypted(shaking); });
    connect(shaking, &QAbstractSocket::errorOccurred, this,
            [this, shaking] { drop(shaking, counts_.failed); });
    connect(shaking, &QAbstractSocket::disconnected, this,
            [this, shaking] { drop(shaking, counts_.failed); });
    shaking->startServerEncryption();
}

bool TlsListener::take(QSslSocket* socket, Handshake& out) {
    const auto at = std::find_if(handshakes_.begin(), handshakes_.end(),
                                 [&](const Handshake& other) { return other.socket == socket; });
    if (at == handshakes_.end()) return false;
    out = *at;
    handshakes_.erase(at);
    if (handshakes_.empty()) timer_.stop();
    socket->disconnect(this);
    return true;
}

void TlsListener::encrypted(QSslSocket* socket) {
    Handshake handshake;
    if (!take(socket, handshake)) return;
    ++counts_.taken;
    auto link = std::make_unique<TlsLink>(socket);
    ++open_;
    ++openFrom_[handshake.address];
    connect(link.get(), &QObject::destroyed, this, [this, address = handshake.address] {
        --open_;
        if (--openFrom_[address] == 0) openFrom_.remove(address);
    });
    if (onLink) onLink(std::move(link));
}

void TlsListener::drop(QSslSocket* socket, std::uint64_t& count) {
    Handshake handshake;
    if (!take(socket, handshake)) return;
    ++count;
    socket->abort();
    socket->deleteLater();
}

void TlsListener::sweep() {
    const auto now = std::chrono::steady_clock::now();
    std::vector<QSslSocket*> late;
    for (const Handshake& handshake : handshakes_)
        if (handshake.until <= now) late.push_back(handshake.socket);
    for (QSslSocket* socket : late) drop(socket, counts_.tooSlow);
}

}  // namespace kickdoor::net
