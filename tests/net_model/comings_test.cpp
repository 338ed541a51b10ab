// Who comes to a table in the network, goes and comes back, and what the chat tells of it.
#include <gtest/gtest.h>

#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>

#include "net_model/net_play_fixture.h"

namespace kickdoor {
namespace {

// Lines of the chat, "name|what was said"; what the table itself tells has a * instead of a name.
QStringList chatOf(Machine& at) {
    QStringList lines;
    for (int row = 0; row < at.client().chat()->count(); ++row) {
        const QVariantMap line = at.client().chat()->at(row);
        const QString name = line.value(QStringLiteral("name")).toString();
        lines << (line.value(QStringLiteral("told")).toBool() ? QStringLiteral("*") : name) +
                     QLatin1Char('|') + line.value(QStringLiteral("said")).toString();
    }
    return lines;
}

// A line to a host that can be cut as a cable is.
class Cable {
public:
    explicit Cable(std::uint16_t to) {
        m_server.listen(QHostAddress::LocalHost);
        QObject::connect(&m_server, &QTcpServer::newConnection, [this, to] {
            QTcpSocket* near = m_server.nextPendingConnection();
            auto* far = new QTcpSocket(near);
            far->connectToHost(QHostAddress(QHostAddress::LocalHost), to);
            QObject::connect(near, &QTcpSocket::readyRead, far, [near, far] { far->write(near->readAll()); });
            QObject::connect(far, &QTcpSocket::readyRead, near, [near, far] { near->write(far->readAll()); });
            QObject::connect(far, &QTcpSocket::connected, near, [near, far] { far->write(near->readAll()); });
            m_ends << near << far;
        });
    }
    std::uint16_t port() const { return m_server.serverPort(); }
    void cut() {
        for (QTcpSocket* end : m_ends) end->abort();
        m_ends.clear();
    }

private:
    QTcpServer m_server;
    QList<QTcpSocket*> m_ends;
};

TEST_F(NetPlayTest, WhoComesLaterReadsWhatWasSaidAndIsToldOf) {
    open();
    anna = machine("anna", 2);
    bert = machine("bert", 3);
    join(*anna, "Anna");
    ASSERT_TRUE(until([&] { return !chatOf(*host).isEmpty(); }));
    EXPECT_EQ(chatOf(*host), QStringList{QStringLiteral("*|Anna has joined the table.")});
    anna->client().say(QStringLiteral("Hello"));
    ASSERT_TRUE(until([&] { return chatOf(*host).size() == 2; }));
    anna->play.leave();
    ASSERT_TRUE(until([&] { return chatOf(*host).size() == 3; }));
    EXPECT_EQ(chatOf(*host).last(), QStringLiteral("*|Anna has left the table."));
    host->client().say(QStringLiteral("Pity"));
    ASSERT_TRUE(until([&] { return chatOf(*host).size() == 4; }));
    int calls = 0;
    QObject::connect(&bert->client(), &NetClient::chatted, [&calls] { ++calls; });
    join(*bert, "Bert");
    ASSERT_TRUE(until([&] { return chatOf(*bert).size() == 2; }));
    EXPECT_EQ(chatOf(*bert), (QStringList{QStringLiteral("|Anna: Hello"), QStringLiteral("Hanna|Pity")}));
    EXPECT_EQ(bert->client().chat()->unread(), 2);
    EXPECT_EQ(calls, 0) << "nobody calls now";
}

TEST_F(NetPlayTest, WhoStandsUpStillReadsWhatWasSaid) {
    open();
    anna = machine("anna", 2);
    join(*anna, "Anna");
    anna->client().seats()->sit(1, QStringLiteral("Anna"), true);
    ASSERT_TRUE(until([&] { return anna->client().seats()->mine() == 1; }));
    anna->client().say(QStringLiteral("Hello"));
    ASSERT_TRUE(until([&] { return chatOf(*host).size() == 2; }));
    const QStringList before = chatOf(*anna);
    anna->client().seats()->stand(1);
    ASSERT_TRUE(until([&] { return anna->client().seats()->mine() == 0; }));
    anna->client().seats()->sit(2, QStringLiteral("Anna"), true);
    ASSERT_TRUE(until([&] { return anna->client().seats()->mine() == 1; }));
    EXPECT_EQ(chatOf(*anna), before);
}

TEST_F(NetPlayTest, WhoLeavesForNowIsWaitedFor) {
    openAndStart();
    ChatModel& heard = *bert->client().chat();
    anna->client().say(QStringLiteral("Hello"));
    bert->client().say(QStringLiteral("Hello, Anna"));
    ASSERT_TRUE(until([&] { return heard.count() == 2; }));
    EXPECT_EQ(heard.unread(), 1) << "nobody reads anew what they have said";
    heard.markRead();
    EXPECT_EQ(heard.unread(), 0);
    bert->play.stepAway();
    EXPECT_FALSE(bert->session.playing());
    EXPECT_EQ(bert->play.waiting(), QStringList("Living room"));
    EXPECT_TRUE(until([&] { return host->player(2, "away").toBool(); }));
    EXPECT_EQ(chatOf(*host).last(), QStringLiteral("*|Bert has left the table for now."));
    const int unread = host->client().chat()->unread();
    bert->play.comeBack();
    EXPECT_TRUE(until([&] { return bert->session.playing() && !host->player(2, "away").toBool(); }));
    EXPECT_EQ(chatOf(*host).last(), QStringLiteral("*|Bert is back."));
    EXPECT_EQ(host->client().chat()->unread(), unread) << "nobody has said it";
    EXPECT_EQ(heard.count(), 2) << "what was said at the table is not forgotten";
    bert->play.leave();
    EXPECT_EQ(heard.count(), 0);
}

TEST_F(NetPlayTest, AConnectionThatIsLostAndABotThatPlaysAreTold) {
    open();
    anna = machine("anna", 2);
    bert = machine("bert", 3);
    join(*anna, "Anna");
    const net::HostPlace& place = host->play.host()->place();
    Cable cable(place.port);
    bert->play.join(QStringLiteral("Bert"),
                    QString::fromStdString(net::textOf({{127, 0, 0, 1}, cable.port(), place.key})),
                    QStringLiteral("1234"), false);
    ASSERT_TRUE(until([&] { return bert->state() == QLatin1String("lobby"); }));
    sitAll();
    start();
    const auto last = [](Machine& at) { return chatOf(at).value(at.client().chat()->count() - 1); };
    cable.cut();
    ASSERT_TRUE(until([&] { return last(*host) == QLatin1String("*|The connection to Bert is lost."); }))
        << last(*host).toStdString();
    ASSERT_TRUE(until([&] { return last(*host) == QLatin1String("*|Bert is back."); }));
    EXPECT_TRUE(until([&] { return !bert->client().isAway(); }));
    EXPECT_FALSE(chatOf(*bert).contains(QStringLiteral("*|Bert is back."))) << "told of itself";

    // A bot by vote, and the player again.
    bert->play.stepAway();
    ASSERT_TRUE(
        playUntil([&] { return host->client().vote()->isOpen() && anna->client().vote()->isOpen(); }));
    for (Machine* each : {host.get(), anna.get()}) each->client().vote()->say(QStringLiteral("bot"));
    ASSERT_TRUE(until([&] { return last(*host) == QLatin1String("*|A bot plays for Bert now."); }))
        << last(*host).toStdString();
    bert->play.comeBack();
    ASSERT_TRUE(until([&] { return last(*host) == QLatin1String("*|Bert is back."); }))
        << last(*host).toStdString();
    EXPECT_EQ(host->client().chat()->unread(), 0);
}

}  // namespace
}  // namespace kickdoor
