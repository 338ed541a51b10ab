#include "net/qt/tls_connection.h"

#include <QHostAddress>
#include <cstring>

#include "net/qt/tls_backend.h"
#include "net/qt/tls_identity.h"

namespace kickdoor::net {
namespace {

// Deletes later, because the object's own slots may be on the stack.
template <class Object>
void discard(std::unique_ptr<Object>& object) {
    if (object != nullptr) object.release()->deleteLater();
}

}  // namespace

HostPlace placeOf(const JoinCode& code) {
    HostPlace place;
    place.port = code.port;
    place.key = code.key;
    if (code.address.size() == 4) {
        quint32 v4 = 0;
        for (const std::uint8_t byte : code.address) v4 = v4 << 8U | byte;
        place.host = QHostAddress(v4).toString();
    } else if (code.address.size() == 16) {
        place.host = QHostAddress(code.address.data()).toString();
    }
    return place;
}

std::vector<std::uint8_t> addressBytes(const QHostAddress& address) {
    bool isV4 = false;
    const quint32 v4 = address.toIPv4Address(&isV4);
    if (isV4) {
        return {static_cast<std::uint8_t>(v4 >> 24U), static_cast<std::uint8_t>(v4 >> 16U),
                static_cast<std::uint8_t>(v4 >> 8U), static_cast<std::uint8_t>(v4)};
    }
    if (address.protocol() != QAbstractSocket::IPv6Protocol) return {};
    const Q_IPV6ADDR v6 = address.toIPv6Address();
    return {v6.c, v6.c + sizeof v6.c};
}

TlsConnection::TlsConnection(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this,
            [this] { fail(connected_ ? Trouble::NotKickdoor : Trouble::NoAnswer); });
}

TlsConnection::~TlsConnection() {
    abort();
}

void TlsConnection::abort() {
    timer_.stop();
    if (socket_ != nullptr) {
        socket_->disconnect(this);
        socket_->abort();
        discard(socket_);
    }
    if (link_ != nullptr) {
        link_->onBytes = nullptr;
        link_->onGone = nullptr;
        discard(link_);
    }
}

void TlsConnection::letGo() {
    if (link_ != nullptr && !link_->isFinished()) {
        TlsLink* link = link_.release();
        link->onBytes = nullptr;
        link->onGone = nullptr;
        link->onFinished = [link] { link->deleteLater(); };
        link->close(NetReason::None);
    }
    abort();
}

void TlsConnection::open(const HostPlace& place) {
    letGo();
    key_ = place.key;
    connected_ = false;
    if (!useOpenSsl()) {
        QMetaObject::invokeMethod(
            this, [this] { fail(Trouble::NoTls); }, Qt::QueuedConnection);
        return;
    }
    socket_ = std::make_unique<QSslSocket>();
    socket_->setSslConfiguration(clientTls());
    connect(socket_.get(), &QAbstractSocket::connected, this, [this] { connected_ = true; });
    connect(socket_.get(), &QSslSocket::encrypted, this, &TlsConnection::encrypted);
    connect(socket_.get(), &QAbstractSocket::errorOccurred, this,
            [this](QAbstractSocket::SocketError error) { fail(troubleOf(error, connected_)); });
    timer_.start(patience_);
    socket_->connectToHostEncrypted(place.host, place.port);
}

void TlsConnection::encrypted() {
    if (pinOf(socket_->peerCertificate()) != key_) {
        fail(Trouble::WrongKey);
        return;
    }
    timer_.stop();
    socket_->disconnect(this);
    link_ = std::make_unique<TlsLink>(socket_.release());
    if (onOpen) onOpen(*link_);
    if (link_ != nullptr) link_->begin();
}

void TlsConnection::fail(Trouble trouble) {
    abort();
    if (onFailed) onFailed(trouble);
}

}  // namespace kickdoor::net
