// Around the network table: what the lobby says, and the tables one can return to.
#include "net_model/net_play_fixture.h"

namespace kickdoor {
namespace {

TEST_F(NetPlayTest, TheLobbySaysWhatIsWaitedFor) {
    open();
    anna = machine("anna", 2);
    anna->play.join(QStringLiteral("Anna"), code(), QStringLiteral("1234"), true);
    ASSERT_TRUE(until([&] { return anna->state() == QLatin1String("lobby"); }));
    EXPECT_TRUE(anna->client().watches());
    anna->client().seats()->sit(1, QStringLiteral("Anna"), true);
    host->client().seats()->sit(0, QStringLiteral("Hanna"), true);
    host->client().seats()->putBot(2, QStringLiteral("random"));
    ASSERT_TRUE(until([&] { return anna->client().seats()->taken() == 3; }));
    EXPECT_FALSE(anna->client().watches()) << "who watched has sat down";
    // The owner chooses how well a bot plays.
    host->client().seats()->putBot(2, QStringLiteral("rookie"));
    EXPECT_TRUE(until([&] { return anna->seat(2, "bot").toString() == QLatin1String("rookie"); }));
    host->client().seats()->setTemper(2, QStringLiteral("vengeful"));
    EXPECT_TRUE(until([&] { return anna->seat(2, "temper").toString() == QLatin1String("vengeful"); }));
    EXPECT_EQ(anna->seat(2, "bot").toString(), QLatin1String("rookie")) << "the level stays";
    EXPECT_EQ(host->client().whyNotStart(), QStringLiteral("You are not ready yet."));
    host->client().setReady(true);
    ASSERT_TRUE(until([&] { return host->client().isReady(); }));
    EXPECT_EQ(host->client().whyNotStart(), QStringLiteral("Anna is not ready yet."));
    anna->client().setReady(true);
    EXPECT_TRUE(until([&] { return host->client().whyNotStart().isEmpty(); }));
    EXPECT_TRUE(until([&] {
        return anna->client().whyNotStart() ==
               QLatin1String("All are ready. The table's owner starts the game.");
    }));
    QStringList told;
    QObject::connect(&anna->client(), &NetClient::told, [&told](const QString& text) { told << text; });
    host->play.setup()->options()->set(QStringLiteral("goalLevel"), 7);
    ASSERT_TRUE(until([&] { return !anna->client().isReady(); }));
    ASSERT_EQ(told.size(), 1);
    EXPECT_TRUE(told.first().startsWith(QLatin1String("The table's owner has changed the cards or rules.")));
}

TEST_F(NetPlayTest, TheOwnerSetsThePaceOfTheBotsForAll) {
    host = machine("host", 1);
    host->session.setBotPace(3, 2000);
    EXPECT_EQ(host->play.botPace(), 3) << "as in games at this machine";
    host->play.setBotPace(1);
    host->play.setSeats(3);
    host->play.hostTable(QStringLiteral("Hanna"), QStringLiteral("Living room"), QStringLiteral("1234"), 0);
    ASSERT_TRUE(until([&] { return host->client().isOwner(); })) << host->failure.toStdString();
    anna = machine("anna", 2);
    join(*anna, "Anna");
    const auto told = [](Machine& at) { return at.client().session()->lobby().options.botMillis; };
    EXPECT_EQ(told(*anna), 300U);
    EXPECT_EQ(anna->play.botPace(), 1);
    host->play.setBotPace(0);
    ASSERT_TRUE(until([&] { return told(*anna) == 0U; }));
    EXPECT_EQ(anna->play.botPace(), 0);
    host->session.setBotPace(2, 900);
    EXPECT_EQ(host->play.botPace(), 0) << "the table keeps its own";
    const QVariantMap memory = host->play.memory();
    Machine again(QString(), 9);
    again.play.recall(memory);
    EXPECT_EQ(again.play.botPace(), 0) << "not chosen again for the next table";
}

TEST_F(NetPlayTest, ATableThatIsOpenedAndAGameThatStartsSaySoAtOnce) {
    host = machine("host", 1);
    host->play.setSeats(3);
    host->play.hostTable(QStringLiteral("Hanna"), QStringLiteral("Living room"), QStringLiteral("1234"), 0);
    EXPECT_TRUE(host->play.isOpening());
    ASSERT_TRUE(until([&] { return host->client().isOwner(); })) << host->failure.toStdString();
    EXPECT_FALSE(host->play.isOpening());
    Machine second(QString(), 9);
    second.play.hostTable(QStringLiteral("Otto"), {}, {}, host->play.host()->port());
    EXPECT_TRUE(second.play.isOpening());
    ASSERT_TRUE(until([&] { return !second.failure.isEmpty(); }));
    EXPECT_FALSE(second.play.isOpening());
    // Its own player is not let in.
    Machine nameless(QString(), 10);
    bool turnedAway = false;
    QObject::connect(&nameless.play, &Network::turnedAway, [&turnedAway] { turnedAway = true; });
    nameless.play.hostTable({}, {}, {}, 0);
    ASSERT_TRUE(until([&] { return turnedAway; })) << nameless.failure.toStdString();
    EXPECT_FALSE(nameless.play.isOpening());

    host->client().start();
    EXPECT_TRUE(host->client().isStarting());
    ASSERT_TRUE(until([&] { return !host->refusal.isEmpty(); }));
    EXPECT_FALSE(host->client().isStarting()) << "nobody is ready";
    anna = machine("anna", 2);
    bert = machine("bert", 3);
    join(*anna, "Anna");
    join(*bert, "Bert");
    sitAll();
    bool guestTold = false;
    QObject::connect(&anna->client(), &NetClient::changed,
                     [&] { guestTold = guestTold || anna->client().isStarting(); });
    start();
    EXPECT_TRUE(guestTold);
    EXPECT_FALSE(host->client().isStarting());
}

TEST_F(NetPlayTest, WhoIsTurnedAwayIsToldWhy) {
    openAndStart();
    const auto late = machine("late", 7);
    QStringList told;
    QObject::connect(&late->play, &Network::turnedAway, [&told](const QString& text) { told << text; });
    late->play.join(QStringLiteral("Late"), code(), QStringLiteral("1234"), false);
    ASSERT_TRUE(until([&] { return !told.isEmpty(); }));
    EXPECT_EQ(told, QStringList("A game is in progress there: you can watch it."));
    EXPECT_EQ(late->client().trouble(), told.first());
}

// Found by a person: another table, opened and closed, took the way back to the first with it.
TEST_F(NetPlayTest, TheFirstTableWaitsWhileAnotherIsHosted) {
    openAndStart();
    ASSERT_TRUE(playUntil([&] { return commands() > 20; }));
    host->play.stepAway();
    ASSERT_TRUE(until([&] { return !host->play.hosting(); }));
    EXPECT_EQ(host->play.waiting(), QStringList("Living room"));
    host->play.hostTable(QStringLiteral("Hanna"), QStringLiteral("Kitchen"), QStringLiteral("1234"), 0);
    ASSERT_TRUE(until([&] { return host->state() == QLatin1String("lobby"); }));
    EXPECT_TRUE(host->play.waiting().isEmpty()) << "at a table";
    host->client().seats()->sit(0, QStringLiteral("Hanna"), true);
    ASSERT_TRUE(until([&] { return host->client().seats()->mine() == 1; }));
    host->play.stepAway();
    ASSERT_TRUE(until([&] { return !host->play.hosting(); }));
    EXPECT_EQ(host->play.waiting(), QStringList({"Kitchen", "Living room"}));
    host->play.comeBack(0);
    ASSERT_TRUE(until([&] { return host->state() == QLatin1String("lobby"); }));
    host->play.leave();
    ASSERT_TRUE(until([&] { return !host->play.hosting(); }));
    EXPECT_EQ(host->play.waiting(), QStringList("Living room"));
    host->play.comeBack();
    ASSERT_TRUE(until([&] { return host->session.playing(); })) << host->failure.toStdString();
    EXPECT_EQ(host->client().tableName(), QStringLiteral("Living room"));
}

// The table's owner may allow hints. Without that, who asks for one is told so.
class HintsInTheNetwork : public NetPlayTest, public ::testing::WithParamInterface<bool> {};

TEST_P(HintsInTheNetwork, AreAnOptionOfTheTable) {
    const bool allowed = GetParam();
    open();
    EXPECT_FALSE(host->play.hintsAllowed()) << "not by themselves";
    anna = machine("anna", 2);
    bert = machine("bert", 3);
    join(*anna, "Anna");
    join(*bert, "Bert");
    host->play.setHintsAllowed(allowed);
    ASSERT_TRUE(until([&] { return anna->play.hintsAllowed() == allowed; })) << "the guests are told";
    sitAll();
    start();
    EXPECT_EQ(anna->session.decisions()->hint()->isAllowed(), allowed);
    EXPECT_EQ(host->session.decisions()->hint()->isAllowed(), allowed);
}

INSTANTIATE_TEST_SUITE_P(AllowedOrNot, HintsInTheNetwork, ::testing::Bool());

// Who plays a lost seat is the table's choice.
class StandInInTheNetwork : public NetPlayTest {};

TEST_F(StandInInTheNetwork, IsAnOptionOfTheTable) {
    open();
    EXPECT_EQ(host->play.standIn().toStdString(), defaultBot());
    anna = machine("anna", 2);
    bert = machine("bert", 3);
    join(*anna, "Anna");
    join(*bert, "Bert");
    host->play.setStandIn(QStringLiteral("nobody"));
    host->play.setStandIn(QStringLiteral("master"));
    ASSERT_TRUE(until([&] { return anna->play.standIn() == QLatin1String("master"); }))
        << "the guests are told";
}

}  // namespace
}  // namespace kickdoor
