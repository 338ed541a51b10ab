// The host's side of an encrypted connection, from its first byte on: the Transport of a server's session.
// OpenSSL reads and writes the socket itself, so that a silent connection holds no buffers.
#pragma once

#include <QObject>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "net/qt/socket_watch.h"
#include "net/qt/tls_context.h"
#include "net/server/rate_limit.h"
#include "net/wire/transport.h"

namespace kickdoor::net {

class HostLink : public QObject, public Transport, private WatchedSocket {
public:
    // Takes the socket over; the watch outlives the link.
    HostLink(qintptr socket, SslPtr ssl, std::string address, SocketWatch& watch);
    ~HostLink() override;

    // Once: the handshake is done, or nothing comes of it.
    std::function<void(bool done)> onShaken;
    // Called until close(): bytes as they come; then, once, that the line has gone, by the other side or
    // by itself. Either may close or forget the link; deleting it there is deleteLater's work.
    std::function<void(std::span<const std::uint8_t>)> onBytes;
    std::function<void()> onGone;
    // The connection is completely closed, by either side. The link may be deleted.
    std::function<void()> onFinished;
    // Before either: its encryption has cost more processor time than a guest may cost; it is being closed.
    std::function<void()> onCostly;
    // Hands over what came before onBytes was set.
    void begin();

    void send(std::vector<std::uint8_t> frame) override;
    void close(CloseReason reason) override;
    // Closes at once, without notification.
    void abort();
    std::size_t unsentBytes() const override { return unsent_.size() - sent_; }

    // Of the other side, without a port; what it is counted by.
    const std::string& address() const { return address_; }

private:
    enum class Stage : std::uint8_t { Shaking, Open, Closing, Finished };

    void onReadable() override;
    void onWritable() override;
    void shake();
    void read();
    void discard();
    // False: no more for now, or for ever.
    bool goesOn(int result);
    // A call of OpenSSL's on what came, measured.
    template <class Call>
    int spend(const Call& call);
    // False: it has cost too much.
    bool affords();
    std::size_t write(std::span<const std::uint8_t> bytes);
    void flush();
    void endWords();
    void breakOff();
    void finish();

    qintptr socket_;
    SslPtr ssl_;
    std::string address_;
    SocketWatch& watch_;
    std::vector<std::uint8_t> unsent_;
    std::size_t sent_ = 0;  // of them
    RateLimit budget_;      // milliseconds of the processor
    double spent_ = 0;      // of them, not taken from it yet
    Stage stage_ = Stage::Shaking;
    bool awaitsWritable_ = false;
    bool broken_ = false;
};

}  // namespace kickdoor::net
