// Hosts are found on this machine's own network; others play no part in the test's port.
#include <gtest/gtest.h>

#include <QNetworkDatagram>
#include <QUdpSocket>

#include "net/qt/announcer.h"
#include "net/qt/table_finder.h"
#include "wait.h"

namespace {

using namespace kickdoor::net;
using std::chrono::milliseconds;
using tests::runFor;
using tests::waitFor;

std::uint16_t freePort() {
    QUdpSocket socket;
    socket.bind(QHostAddress::AnyIPv4, 0);
    return socket.localPort();
}

class DiscoveryTest : public testing::Test {
protected:
    DiscoveryTest() : finder(port) {
        said.name = "Living room";
        said.key.fill(9);
        said.port = 5000;
    }
    Announcement said;
    std::uint16_t port = freePort();
    Announcer announcer{[this] { return said; }, port};
    TableFinder finder;
};

TEST_F(DiscoveryTest, AHostThatWasThereFirstIsFound) {
    ASSERT_TRUE(announcer.start());
    runFor(milliseconds(50));
    ASSERT_TRUE(finder.start());
    ASSERT_TRUE(waitFor([&] { return finder.hosts().size() == 1; }, milliseconds(1500)));
    const FoundHost& host = finder.hosts().front();
    EXPECT_EQ(host.said, said);
    ASSERT_FALSE(host.places().empty());
    EXPECT_EQ(host.places().front().port, 5000);
    EXPECT_EQ(host.places().front().key, said.key);
}

TEST_F(DiscoveryTest, AHostThatComesLaterIsHeardAtOnce) {
    ASSERT_TRUE(finder.start());
    runFor(milliseconds(50));
    ASSERT_TRUE(announcer.start());
    EXPECT_TRUE(waitFor([&] { return finder.hosts().size() == 1; }, milliseconds(500)));
}

TEST_F(DiscoveryTest, ChangesAreToldAndAFarewellRemoves) {
    int changes = 0;
    finder.onChanged = [&] { ++changes; };
    ASSERT_TRUE(announcer.start());
    ASSERT_TRUE(finder.start());
    ASSERT_TRUE(waitFor([&] { return finder.hosts().size() == 1; }, milliseconds(1500)));
    runFor(milliseconds(100));
    const int before = changes;
    said.tables.resize(1);
    said.tableCount = 1;
    announcer.changed();
    ASSERT_TRUE(waitFor([&] { return finder.hosts().front().said.tableCount == 1; }, milliseconds(1500)));
    EXPECT_GT(changes, before);
    announcer.stop();
    EXPECT_TRUE(waitFor([&] { return finder.hosts().empty(); }, milliseconds(1500)));
}

TEST_F(DiscoveryTest, AHostThatIsSilentIsForgotten) {
    finder.setPatience(milliseconds(1));
    ASSERT_TRUE(finder.start());
    QUdpSocket once;
    const auto datagram = encodeAnnouncement(said);
    once.writeDatagram(reinterpret_cast<const char*>(datagram.data()), static_cast<qint64>(datagram.size()),
                       QHostAddress(QStringLiteral("127.255.255.255")), port);
    ASSERT_TRUE(waitFor([&] { return finder.hosts().size() == 1; }, milliseconds(1500)));
    EXPECT_TRUE(waitFor([&] { return finder.hosts().empty(); }, milliseconds(5000)));
}

TEST_F(DiscoveryTest, NothingIsSentUnlessSomebodyLooks) {
    QUdpSocket ear;
    ASSERT_TRUE(
        ear.bind(QHostAddress::AnyIPv4, port, QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint));
    runFor(milliseconds(2500));
    EXPECT_FALSE(ear.hasPendingDatagrams());
    finder.start();
    EXPECT_TRUE(waitFor([&] { return ear.hasPendingDatagrams(); }, milliseconds(1000)));
    finder.stop();
    runFor(milliseconds(100));
    while (ear.hasPendingDatagrams()) ear.receiveDatagram();
    runFor(milliseconds(2500));
    EXPECT_FALSE(ear.hasPendingDatagrams());
}

TEST_F(DiscoveryTest, ManyHostsOfOneLiarAreBounded) {
    ASSERT_TRUE(finder.start());
    QUdpSocket liar;
    for (int i = 0; i < 500; ++i) {
        said.key[0] = static_cast<std::uint8_t>(i);
        said.port = static_cast<std::uint16_t>(1000 + i);
        const auto datagram = encodeAnnouncement(said);
        liar.writeDatagram(reinterpret_cast<const char*>(datagram.data()),
                           static_cast<qint64>(datagram.size()),
                           QHostAddress(QStringLiteral("127.255.255.255")), port);
        if (i % 50 == 0) runFor(milliseconds(1));
    }
    runFor(milliseconds(100));
    EXPECT_EQ(finder.hosts().size(), 64U);
}

}  // namespace
