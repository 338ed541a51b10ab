// A client's encrypted connection whose handshake is done: the Transport of its session.
#pragma once

#include <QObject>
#include <QPointer>
#include <QSslSocket>
#include <functional>
#include <span>

#include "net/wire/transport.h"

namespace kickdoor::net {

class TlsLink : public QObject, public Transport {
public:
    // Takes the socket over.
    explicit TlsLink(QSslSocket* socket);
    ~TlsLink() override;

    // Called until close(): bytes as they come; then, once, that the line has gone, by the other side or
    // by itself. Either may close or forget the link; deleting it there is deleteLater's work.
    std::function<void(std::span<const std::uint8_t>)> onBytes;
    std::function<void()> onGone;
    // The connection is completely closed, by either side. The link may be deleted.
    std::function<void()> onFinished;
    // Hands over what came before the two above were set.
    void begin();

    void send(std::vector<std::uint8_t> frame) override;
    void close(CloseReason reason) override;
    std::size_t unsentBytes() const override;

    // Of the other side, without a port; an IPv4 address in an IPv6 coat is the IPv4 address.
    const QString& address() const { return address_; }
    bool isFinished() const { return finished_; }

private:
    void read();
    void gone();

    QPointer<QSslSocket> socket_;
    QString address_;
    bool open_ = true;
    bool finished_ = false;
};

QString plainAddress(const QHostAddress& address);

}  // namespace kickdoor::net
