// A client's way to a host: found, reached, encrypted, and known by its key before a byte is said to it.
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>

#include "net/qt/tls_link.h"
#include "net/qt/trouble.h"

namespace kickdoor::net {

struct HostPlace {
    QString host;  // name or address; link-local ones with their scope
    std::uint16_t port = kDefaultPort;
    KeyPin key{};  // of the join code or the announcement
};
// Of a code that holds its address.
HostPlace placeOf(const JoinCode& code);
// An address as a join code has it: 4 or 16 bytes; none of a name.
std::vector<std::uint8_t> addressBytes(const QHostAddress& address);

class TlsConnection : public QObject {
public:
    explicit TlsConnection(QObject* parent = nullptr);
    ~TlsConnection() override;

    // One of the two is called, once an open(). The link stays the connection's; onOpen sets its onBytes
    // and onGone, and begin() follows by itself.
    std::function<void(TlsLink&)> onOpen;
    std::function<void(Trouble)> onFailed;

    // Drops what was open before.
    void open(const HostPlace& place);
    void abort();
    // Forgets the connection; what is queued on it is still sent.
    void letGo();
    TlsLink* link() const { return link_.get(); }
    static constexpr std::chrono::milliseconds kPatience{8000};
    // For reaching the host and for the handshake, together.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

private:
    void encrypted();
    void fail(Trouble trouble);

    std::unique_ptr<TlsLink> link_;
    std::unique_ptr<QSslSocket> socket_;
    QTimer timer_;
    KeyPin key_{};
    std::chrono::milliseconds patience_ = kPatience;
    bool connected_ = false;
};

}  // namespace kickdoor::net
