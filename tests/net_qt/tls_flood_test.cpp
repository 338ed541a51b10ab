// A stranger who speaks TLS well and uses it to make the host work: closed by what that costs, others go on.
#include <gtest/gtest.h>

#include <openssl/ssl.h>

#include <QTcpSocket>
#include <atomic>
#include <functional>
#include <thread>

#ifndef _WIN32
#    include <arpa/inet.h>
#    include <netinet/in.h>
#    include <sys/socket.h>
#    include <unistd.h>

#    include "echo_host.h"
#    include "wait.h"

namespace {

using namespace kickdoor::net;
using tests::EchoHost;
using tests::Guest;
using tests::waitFor;

// A TLS client of its own, on a thread of its own, that does one thing over and over.
class Flooder {
public:
    Flooder(std::uint16_t port, std::function<bool(SSL*)> once)
        : thread_([this, port, once = std::move(once)] { run(port, once); }) {}
    ~Flooder() {
        stop_ = true;
        thread_.join();
    }
    bool isIn() const { return in_; }
    bool isOut() const { return out_; }
    int times() const { return times_; }

private:
    void run(std::uint16_t port, const std::function<bool(SSL*)>& once) {
        const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in at{};
        at.sin_family = AF_INET;
        at.sin_port = htons(port);
        at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        SSL_CTX* context = SSL_CTX_new(TLS_client_method());
        SSL* ssl = SSL_new(context);
        SSL_set_fd(ssl, socket);
        in_ = ::connect(socket, reinterpret_cast<const sockaddr*>(&at), sizeof at) == 0 &&
              SSL_connect(ssl) == 1;
        while (in_ && !stop_ && once(ssl)) ++times_;
        out_ = true;
        SSL_free(ssl);
        SSL_CTX_free(context);
        ::close(socket);
    }

    std::atomic<bool> stop_{false};
    std::atomic<bool> in_{false};
    std::atomic<bool> out_{false};
    std::atomic<int> times_{0};
    std::thread thread_;
};

void expectClosedForItsCost(const std::function<bool(SSL*)>& once) {
    EchoHost host;
    host.answers = false;
    Guest guest;
    ASSERT_TRUE(guest.comeIn(host.place()));
    Flooder flooder(host.listener.serverPort(), once);
    ASSERT_TRUE(waitFor([&] { return flooder.isIn() || flooder.isOut(); }));
    EXPECT_TRUE(waitFor([&] { return flooder.isOut(); }, std::chrono::seconds(60)));
    EXPECT_EQ(host.listener.counts().costly, 1U);
    EXPECT_GT(flooder.times(), 100) << "a few are nobody's fault";
    EXPECT_TRUE(waitFor([&] { return host.links.size() == 1; }));
    const std::size_t before = host.heard;
    guest.connection.link()->send({'h', 'e', 'l', 'l', 'o'});
    EXPECT_TRUE(waitFor([&] { return host.heard == before + 5; })) << "others are heard";
}

TEST(TlsFlood, OfKeyUpdatesIsClosed) {
    expectClosedForItsCost([](SSL* ssl) {
        return SSL_key_update(ssl, SSL_KEY_UPDATE_NOT_REQUESTED) == 1 && SSL_do_handshake(ssl) == 1;
    });
}

TEST(TlsFlood, OfTinyRecordsIsClosed) {
    expectClosedForItsCost([](SSL* ssl) { return SSL_write(ssl, "x", 1) == 1; });
}

}  // namespace

#endif
