#include "net/qt/tls_link.h"

#include <QHostAddress>
#include <QTimer>
#include <array>

#include "net/qt/net_clock.h"

namespace kickdoor::net {
namespace {

constexpr qint64 kReadBuffer = 16 << 10;

}  // namespace

QString plainAddress(const QHostAddress& address) {
    bool isV4 = false;
    const quint32 v4 = address.toIPv4Address(&isV4);
    return isV4 ? QHostAddress(v4).toString() : address.toString();
}

TlsLink::TlsLink(QSslSocket* socket) : socket_(socket), address_(plainAddress(socket->peerAddress())) {
    socket->setParent(this);
    socket->setReadBufferSize(kReadBuffer);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(socket, &QIODevice::readyRead, this, &TlsLink::read);
    connect(socket, &QAbstractSocket::disconnected, this, &TlsLink::gone);
}

TlsLink::~TlsLink() {
    if (socket_ != nullptr) socket_->disconnect(this);
}

void TlsLink::begin() {
    read();
    if (socket_->state() == QAbstractSocket::UnconnectedState) gone();
}

void TlsLink::read() {
    std::array<char, 4096> bytes;
    while (open_ && onBytes) {
        const qint64 size = socket_->read(bytes.data(), bytes.size());
        if (size <= 0) return;
        onBytes(
            std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), static_cast<std::size_t>(size)));
    }
    // Discards data after the end: a full buffer would hide the disconnection.
    if (!open_) socket_->readAll();
}

void TlsLink::gone() {
    if (finished_) return;
    read();
    finished_ = true;
    if (open_) {
        open_ = false;
        if (onGone) onGone();
    }
    if (onFinished) onFinished();
}

void TlsLink::send(std::vector<std::uint8_t> frame) {
    if (!open_) return;
    socket_->write(reinterpret_cast<const char*>(frame.data()), static_cast<qint64>(frame.size()));
}

void TlsLink::close(CloseReason) {
    if (!open_) return;
    open_ = false;
    QTimer::singleShot(kLastWords, socket_, [socket = socket_.data()] { socket->abort(); });
    // Deferred, because the caller of the session may still use the link.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (socket_->state() == QAbstractSocket::UnconnectedState)
                gone();
            else
                socket_->disconnectFromHost();
        },
        Qt::QueuedConnection);
}

std::size_t TlsLink::unsentBytes() const {
    return static_cast<std::size_t>(socket_->bytesToWrite() + socket_->encryptedBytesToWrite());
}

}  // namespace kickdoor::net
