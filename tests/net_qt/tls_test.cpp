// Host and client over real sockets: who gets in, who is turned away, and what the client is told about it.
#include <gtest/gtest.h>

#include <QHostAddress>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <string>

#include "echo_host.h"
#include "wait.h"

namespace {

using namespace kickdoor::net;
using tests::EchoHost;
using tests::Guest;
using tests::runFor;
using tests::waitFor;

std::vector<std::uint8_t> bytesOf(std::string_view text) {
    return {text.begin(), text.end()};
}

TEST(Tls, CarriesBytesBothWays) {
    EchoHost host;
    ASSERT_TRUE(host.opened);
    Guest guest;
    ASSERT_TRUE(guest.comeIn(host.place()));
    const std::string text(300'000, 'x');
    guest.connection.link()->send(bytesOf(text));
    EXPECT_TRUE(waitFor([&] { return guest.heard.size() == text.size(); }));
    EXPECT_EQ(guest.heard, text);
    EXPECT_EQ(guest.connection.link()->unsentBytes(), 0U);
}

TEST(Tls, LastWordsArriveBeforeTheEnd) {
    EchoHost host;
    Guest guest;
    ASSERT_TRUE(guest.comeIn(host.place()));
    ASSERT_TRUE(waitFor([&] { return host.links.size() == 1; }));
    HostLink& link = *host.links.begin()->first;
    link.send(bytesOf("farewell"));
    link.close(NetReason::Closing);
    link.send(bytesOf("never"));
    EXPECT_TRUE(waitFor([&] { return guest.gone && host.links.empty(); }));
    EXPECT_EQ(guest.heard, "farewell");
    EXPECT_EQ(host.gone, 0);  // the host closed it itself
    EXPECT_TRUE(waitFor([&] { return host.listener.openLinks() == 0; }));
}

TEST(Tls, AGuestThatGoesIsNoticed) {
    EchoHost host;
    {
        Guest guest;
        ASSERT_TRUE(guest.comeIn(host.place()));
        ASSERT_TRUE(waitFor([&] { return host.links.size() == 1; }));
    }
    EXPECT_TRUE(waitFor([&] { return host.gone == 1 && host.links.empty(); }));
}

TEST(Tls, AnotherKeyIsRefusedBeforeAnythingIsSaid) {
    EchoHost host;
    Guest guest;
    HostPlace place = host.place();
    place.key.back() ^= 1U;
    EXPECT_FALSE(guest.comeIn(place));
    EXPECT_EQ(guest.trouble, Trouble::WrongKey);
    runFor(std::chrono::milliseconds(100));
    EXPECT_EQ(host.heard, 0U);
}

TEST(Tls, NobodyAtThePortIsRefused) {
    QTcpServer taken;
    ASSERT_TRUE(taken.listen(QHostAddress::LocalHost));
    const std::uint16_t port = taken.serverPort();
    taken.close();
    Guest guest;
    EXPECT_FALSE(guest.comeIn({QStringLiteral("127.0.0.1"), port, {}}));
    EXPECT_EQ(guest.trouble, Trouble::Refused);
}

TEST(Tls, SilenceIsNoAnswerOfOurs) {
    QTcpServer mute;
    ASSERT_TRUE(mute.listen(QHostAddress::LocalHost));
    Guest guest;
    guest.connection.setPatience(std::chrono::milliseconds(300));
    EXPECT_FALSE(guest.comeIn({QStringLiteral("127.0.0.1"), mute.serverPort(), {}}));
    EXPECT_EQ(guest.trouble, Trouble::NotKickdoor);
}

TEST(Tls, AnotherProgramIsTold) {
    QTcpServer web;
    ASSERT_TRUE(web.listen(QHostAddress::LocalHost));
    QObject::connect(&web, &QTcpServer::newConnection, &web, [&] {
        QTcpSocket* socket = web.nextPendingConnection();
        socket->write("HTTP/1.1 400 Bad Request\r\n\r\n");
    });
    Guest guest;
    EXPECT_FALSE(guest.comeIn({QStringLiteral("127.0.0.1"), web.serverPort(), {}}));
    EXPECT_EQ(guest.trouble, Trouble::NotKickdoor);
}

TEST(Tls, AnUnknownNameIsTold) {
    Guest guest;
    EXPECT_FALSE(guest.comeIn({QStringLiteral("no-such-host.invalid"), 1, {}}));
    EXPECT_EQ(guest.trouble, Trouble::NameUnknown);
}

// --- Strangers ---

class Stranger {
public:
    explicit Stranger(const EchoHost& host) {
        socket.connectToHost(QHostAddress::LocalHost, host.listener.serverPort());
    }
    bool isOut() const { return socket.state() == QAbstractSocket::UnconnectedState; }
    QTcpSocket socket;
};

TEST(Tls, PlainTextIsSentAway) {
    EchoHost host;
    Stranger stranger(host);
    stranger.socket.write("GET / HTTP/1.1\r\n\r\n");
    EXPECT_TRUE(waitFor([&] { return stranger.isOut(); }));
    EXPECT_TRUE(waitFor([&] { return host.listener.counts().failed == 1; }));
    EXPECT_EQ(host.listener.shaking(), 0);
    EXPECT_EQ(host.heard, 0U);
}

TEST(Tls, OlderTlsIsSentAway) {
    EchoHost host;
    QSslSocket old;
    QSslConfiguration tls;
    tls.setProtocol(QSsl::TlsV1_2);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    old.setSslConfiguration(tls);
    old.connectToHostEncrypted(QStringLiteral("127.0.0.1"), host.listener.serverPort());
    EXPECT_TRUE(waitFor([&] { return host.listener.counts().failed == 1; }));
    EXPECT_FALSE(old.isEncrypted());
}

TEST(Tls, ASlowHandshakeIsCutOff) {
    ListenerLimits limits;
    limits.patience = std::chrono::milliseconds(300);
    EchoHost host(limits);
    Stranger stranger(host);
    // The beginning of a handshake's record, and then a byte now and then.
    stranger.socket.write(QByteArray::fromHex("1603010200"));
    QTimer drip;
    QObject::connect(&drip, &QTimer::timeout, &stranger.socket, [&] { stranger.socket.write("\x01", 1); });
    drip.start(20);
    EXPECT_TRUE(waitFor([&] { return stranger.isOut(); }));
    EXPECT_EQ(host.listener.counts().tooSlow, 1U);
    EXPECT_EQ(host.listener.shaking(), 0);
}

TEST(Tls, AFloodIsTurnedAwayAndGuestsStillComeIn) {
    ListenerLimits limits;
    limits.shaking = 40;
    limits.shakingFrom = 20;
    limits.patience = std::chrono::milliseconds(1500);
    EchoHost host(limits);
    std::vector<std::unique_ptr<Stranger>> flood;
    for (int i = 0; i < 300; ++i) flood.push_back(std::make_unique<Stranger>(host));
    ASSERT_TRUE(waitFor([&] { return host.listener.counts().turned + 20 == 300; }));
    EXPECT_EQ(host.listener.shaking(), 20);
    // From another address of the same machine.
    Guest guest;
    HostPlace place = host.place();
    place.host = QStringLiteral("::1");
    const bool v6 = QTcpSocket().bind(QHostAddress::LocalHostIPv6);
    if (v6) {
        EXPECT_TRUE(guest.comeIn(place));
    }
    EXPECT_TRUE(waitFor([&] { return host.listener.shaking() == 0; }));
    Guest later;
    EXPECT_TRUE(later.comeIn(host.place()));
}

TEST(Tls, OpenConnectionsAreLimited) {
    ListenerLimits limits;
    limits.openFrom = 2;
    EchoHost host(limits);
    Guest first, second, third;
    ASSERT_TRUE(first.comeIn(host.place()));
    ASSERT_TRUE(second.comeIn(host.place()));
    EXPECT_FALSE(third.comeIn(host.place()));
    first.connection.abort();
    ASSERT_TRUE(waitFor([&] { return host.listener.openLinks() == 1; }));
    Guest fourth;
    EXPECT_TRUE(fourth.comeIn(host.place()));
}

}  // namespace
