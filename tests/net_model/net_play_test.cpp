// Tables over the loopback as the window's pages play at them: from hosting and finding to the verdict.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QHostAddress>
#include <QTimer>
#include <array>

#include "net_model/net_play_fixture.h"

namespace kickdoor {
namespace {

TEST_F(NetPlayTest, AGameFromLookingForItToTheVerdictWithAGuestLostOnTheWay) {
    open();
    anna = machine("anna", 2);
    bert = machine("bert", 3);
    // One finds the table, mistypes its PIN, and sits down.
    FoundTables& found = *anna->play.found();
    found.start();
    found.askAlso(QHostAddress(QHostAddress::LocalHost));
    ASSERT_TRUE(until([&] { return found.count() == 1; }));
    EXPECT_EQ(found.at(0).value(QStringLiteral("name")).toString(), QStringLiteral("Living room"));
    EXPECT_TRUE(found.at(0).value(QStringLiteral("maySit")).toBool());
    anna->play.joinFound(QStringLiteral("Anna"), 0, QStringLiteral("9999"), false);
    ASSERT_TRUE(until([&] { return !anna->client().trouble().isEmpty(); }));
    EXPECT_EQ(anna->client().trouble(), QStringLiteral("The PIN is wrong."));
    EXPECT_EQ(anna->state(), QStringLiteral("choosing"));
    anna->play.joinFound(QStringLiteral("Anna"), 0, QStringLiteral("1234"), false);
    ASSERT_TRUE(until([&] { return anna->state() == QLatin1String("lobby"); }));
    join(*bert, "Bert");
    sitAll();
    EXPECT_FALSE(host->client().whyNotStart().isEmpty());
    EXPECT_FALSE(anna->client().isOwner());
    anna->client().say(QStringLiteral("<b>Hello</b>"));
    ASSERT_TRUE(until([&] { return bert->client().chat()->count() == 1; }));
    EXPECT_FALSE(
        bert->client().chat()->at(0).value(QStringLiteral("said")).toString().contains(QLatin1Char('<')));
    start();
    EXPECT_TRUE(anna->session.remote());
    EXPECT_EQ(anna->session.presentation()->seating()->persons(), SeatSet::of(Seat{1}));
    EXPECT_FALSE(anna->session.presentation()->seating()->mayHold());

    ASSERT_TRUE(playUntil([&] { return commands() > 30; }));
    EXPECT_GT(host->calls + anna->calls + bert->calls, 0);
    // A program goes without a word; the others see it at once, and play on till the seat must act.
    anna.reset();
    ASSERT_TRUE(until([&] { return host->player(1, "away").toBool(); }, 5));
    EXPECT_EQ(host->client().seats()->waitedFor(), QStringList{QStringLiteral("Anna")});
    EXPECT_TRUE(playUntil([&] { return bert->client().vote()->isOpen(); }));
    EXPECT_EQ(bert->client().vote()->name(), QStringLiteral("Anna"));
    bert->client().vote()->say(QStringLiteral("wait"));
    ASSERT_TRUE(until([&] { return host->client().vote()->forWaiting() == 1; }));
    // A new program on the same machine is back where the old one was.
    anna = machine("anna", 4);
    EXPECT_EQ(anna->play.waiting(), QStringList("Living room"));
    anna->play.comeBack();
    ASSERT_TRUE(until([&] { return anna->session.playing(); })) << anna->failure.toStdString();
    EXPECT_TRUE(until([&] { return !host->player(1, "away").toBool() && !bert->client().vote()->isOpen(); }));
    // It tells the story from the beginning, and the Levels of each turn.
    EXPECT_TRUE(until([&] { return anna->session.presentation()->log()->count() > 20; }));
    ASSERT_TRUE(until([&] {
        return !anna->session.presentation()->presenter()->isBusy() &&
               !bert->session.presentation()->presenter()->isBusy();
    }));
    EXPECT_EQ(anna->session.presentation()->levelHistory()->at(0),
              bert->session.presentation()->levelHistory()->at(0));
    EXPECT_GT(
        anna->session.presentation()->levelHistory()->at(0).value(QStringLiteral("levels")).toList().size(),
        1);

    ASSERT_TRUE(playUntil(
        [&] {
            return host->client().verdict()->others().size() == 2 &&
                   !anna->client().verdict()->result().isEmpty();
        },
        240));
    for (Machine* each : {host.get(), anna.get(), bert.get()}) {
        EXPECT_EQ(each->client().verdict()->result(), QStringLiteral("good"));
        EXPECT_EQ(each->client().session()->chain(), host->client().session()->chain());
        EXPECT_TRUE(each->session.game()->table()->over());
    }

    // Once more, with the same people: back to the lobby. The result stays until it is left.
    host->play.again();
    ASSERT_TRUE(until([&] { return bert->state() == QLatin1String("lobby"); }));
    EXPECT_TRUE(bert->session.playing());
    EXPECT_TRUE(bert->session.recorded());
    EXPECT_EQ(bert->client().verdict()->result(), QStringLiteral("good"));
    EXPECT_FALSE(bert->player(1, "away").toBool());
    bert->session.leave();
    EXPECT_EQ(bert->state(), QStringLiteral("lobby"));
    EXPECT_FALSE(bert->client().seats()->at(2).value(QStringLiteral("sexOpen")).toBool())
        << "asked before the first game";
}

TEST_F(NetPlayTest, TheHostComesBackAndWithItTheTable) {
    openAndStart();
    ASSERT_TRUE(playUntil([&] { return commands() > 20; }));
    const std::uint32_t before = commands();
    host.reset();
    ASSERT_TRUE(until([&] { return anna->client().isAway() && bert->client().isAway(); }));
    EXPECT_TRUE(anna->session.playing());  // the table stays on the screen
    host = machine("host", 5);
    EXPECT_EQ(host->play.waiting(), QStringList("Living room"));
    host->play.comeBack();
    ASSERT_TRUE(until([&] { return host->session.playing(); })) << host->failure.toStdString();
    EXPECT_TRUE(host->play.hosting());
    EXPECT_GE(commands(), before);
    ASSERT_TRUE(until([&] { return !anna->client().isAway() && !bert->client().isAway(); }));
    EXPECT_TRUE(playUntil([&] { return commands() > before + 10; }));
}

TEST_F(NetPlayTest, WhoLeavesForGoodIsPlayedByABotAndForgetsTheTable) {
    openAndStart();
    ASSERT_TRUE(playUntil([&] { return commands() > 10; }));
    QStringList told;
    QObject::connect(&host->client(), &NetClient::told, [&told](const QString& text) { told << text; });
    bert->play.leave();
    EXPECT_EQ(bert->state(), QStringLiteral("off"));
    EXPECT_FALSE(bert->session.playing());
    EXPECT_TRUE(bert->play.waiting().isEmpty());
    EXPECT_TRUE(until([&] { return host->player(2, "bot").toBool(); }));
    EXPECT_FALSE(host->player(2, "away").toBool());
    EXPECT_EQ(told, QStringList{QStringLiteral("Bert has left for good. A bot plays on.")});
    const ChatModel& chat = *host->client().chat();
    ASSERT_GT(chat.count(), 0) << "to be read later, too";
    EXPECT_EQ(chat.at(chat.count() - 1).value(QStringLiteral("said")).toString(), told.first());
    const std::uint32_t before = commands();
    EXPECT_TRUE(playUntil([&] { return commands() > before + 20; }));
}

TEST_F(NetPlayTest, WhoIsAskedOnlyWhenConcernedStaysSoAfterTheProgramHasDied) {
    openAndStart();
    const auto standing = [this] { return bert->session.presentation()->seating()->standing(); };
    const auto only = [&] { return standing()->unlessConcerned(); };
    const auto card = [&] { return standing()->cards().value(0).toMap(); };
    standing()->setUnlessConcerned(2, true);
    standing()->setAboutRolls(2, false);  // on at first for who is alone at a screen
    ASSERT_TRUE(until([&] { return !card().isEmpty(); }));
    standing()->setSpared(card().value(QStringLiteral("defKey")).toString(), true);
    bert.reset();
    bert = machine("bert", 3);
    bert->play.comeBack();
    ASSERT_TRUE(until([&] { return bert->session.playing(); }));
    EXPECT_EQ(only(), SeatSet::of(Seat(2)));
    EXPECT_FALSE(standing()->people().at(0).toMap().value(QStringLiteral("aboutRolls")).toBool());
    EXPECT_TRUE(until([&] { return card().value(QStringLiteral("spared")).toBool(); }));
    bert->session.presentation()->seating()->standing()->setUnlessConcerned(2, false);
    bert->play.stepAway();
    bert->play.comeBack();
    ASSERT_TRUE(until([&] { return bert->session.playing(); }));
    EXPECT_TRUE(only().empty());
}

TEST_F(NetPlayTest, SeveralPeopleShareAMachineBehindACurtain) {
    open();
    anna = machine("anna", 2);
    join(*anna, "Anna");
    host->client().seats()->sit(0, QStringLiteral("Hanna"), true);
    anna->client().seats()->sit(1, QStringLiteral("Anna"), true);
    ASSERT_TRUE(until([&] { return anna->client().seats()->taken() == 2; }));
    anna->client().seats()->sit(2, QStringLiteral("Anna"), false);  // the name is taken: another is found
    ASSERT_TRUE(
        until([&] { return host->client().seats()->taken() == 3 && anna->client().seats()->mine() == 2; }));
    EXPECT_EQ(host->seat(2, "name").toString(), QStringLiteral("Anna 2"));
    bool fell = false;
    const Seating* seating = anna->session.presentation()->seating();
    QObject::connect(seating, &Seating::changed, [&] { fell = fell || seating->curtain(); });
    start();
    EXPECT_TRUE(seating->shared());
    EXPECT_TRUE(seating->mayHold());
    EXPECT_FALSE(host->session.presentation()->seating()->shared());
    EXPECT_TRUE(playUntil([&] { return fell && commands() > 60; }));
}

TEST_F(NetPlayTest, BotsOptionsAndWatchersAreTheOwnersAffair) {
    open(4);
    anna = machine("anna", 2);
    anna->play.join(QStringLiteral("Anna"), code(), QStringLiteral("1234"), true);
    ASSERT_TRUE(until([&] { return anna->state() == QLatin1String("lobby"); }));
    anna->client().seats()->putBot(1, QStringLiteral("greedy"));
    ASSERT_TRUE(until([&] { return !anna->refusal.isEmpty(); }));
    EXPECT_EQ(anna->refusal, QStringLiteral("Only the table's owner may do that."));
    host->client().seats()->sit(0, QStringLiteral("Hanna"), true);
    for (const int row : {1, 2, 3}) {
        host->client().seats()->putBot(row, QStringLiteral("random"));
        ASSERT_TRUE(until([&] { return host->client().seats()->taken() == row + 1; }));
    }
    QStringList names;
    for (const int row : {1, 2, 3}) names << host->seat(row, "name").toString();
    EXPECT_EQ(names.removeDuplicates(), 0);
    EXPECT_FALSE(names.join(QLatin1Char(' ')).contains(QLatin1String("Bot"))) << "bots have names";
    // What the owner chooses is seen by all.
    host->play.setup()->options()->set(QStringLiteral("goalLevel"), 7);
    host->play.setup()->setClock(true);
    ASSERT_TRUE(until([&] { return anna->play.setup()->clock(); }));
    EXPECT_EQ(anna->play.setup()->options()->chosen().value(QStringLiteral("goalLevel")).toInt(), 7);
    host->client().setReady(true);
    ASSERT_TRUE(until([&] { return host->client().whyNotStart().isEmpty(); }));
    host->client().start();
    ASSERT_TRUE(until([&] { return anna->session.playing(); }));
    // Who watches sees nobody's hand, and is asked nothing.
    EXPECT_TRUE(anna->session.presentation()->seating()->persons().empty());
    EXPECT_TRUE(until([&] { return anna->session.shownGame().settled(); }));
    EXPECT_EQ(anna->session.shownGame().viewer(), kNoSeat);
    // Those who play are told of him, and he reads what was said before.
    host->client().say(QStringLiteral("Welcome"));
    bert = machine("bert", 3);
    bert->play.join(names[0], code(), QStringLiteral("1234"), true);
    ASSERT_TRUE(until([&] { return bert->session.playing(); }));
    const QString other = names[0] + QStringLiteral(" 2");
    const auto last = [](Machine& at) {
        const ChatModel& chat = *at.client().chat();
        return chat.at(chat.count() - 1).value(QStringLiteral("said")).toString();
    };
    EXPECT_TRUE(until([&] { return last(*host) == other + QStringLiteral(" has come to watch."); }))
        << last(*host).toStdString();
    EXPECT_EQ(last(*bert), QStringLiteral("Welcome"));
    bert->play.leave();
    bert.reset();
    EXPECT_TRUE(until([&] { return last(*host) == other + QStringLiteral(" has stopped watching."); }));
    EXPECT_EQ(anna->session.game()->board()->goal(), 7);
    // The clock runs as it was chosen.
    EXPECT_TRUE(playUntil([&] { return anna->session.clockTotal() > 0; }));
}

TEST_F(NetPlayTest, EachFailureSaysWhatToDo) {
    open();
    anna = machine("anna", 2);
    const auto trouble = [&](const QString& where) {
        anna->failure.clear();
        anna->play.join(QStringLiteral("Anna"), where, QStringLiteral("1234"), false);
        EXPECT_TRUE(until([&] { return !anna->failure.isEmpty(); }));
        return anna->failure;
    };
    QString mistyped = code();
    mistyped[2] = mistyped[2] == QLatin1Char('2') ? QLatin1Char('3') : QLatin1Char('2');
    EXPECT_EQ(trouble(mistyped), QStringLiteral("The code has a typing error."));
    EXPECT_EQ(trouble(QString()), QStringLiteral("Type the join code, or the host's address."));
    EXPECT_EQ(trouble(QStringLiteral("127.0.0.1:x")),
              QStringLiteral("What follows the colon is not a port number."));
    const net::HostPlace& place = host->play.host()->place();
    net::KeyPin other = place.key;
    other[0] ^= 1U;
    const auto coded = [&](std::uint16_t port, const net::KeyPin& key) {
        return QString::fromStdString(net::textOf({{127, 0, 0, 1}, port, key}));
    };
    EXPECT_TRUE(trouble(coded(1, place.key)).contains(QStringLiteral("no table is open there")));
    EXPECT_TRUE(
        trouble(coded(place.port, other)).contains(QStringLiteral("not the one that the code belongs to")));
    EXPECT_EQ(anna->state(), QStringLiteral("off"));
    // A port that is taken.
    Machine second(QString(), 9);
    second.play.hostTable(QStringLiteral("Otto"), {}, {}, place.port);
    EXPECT_TRUE(until([&] { return !second.failure.isEmpty(); }));
    EXPECT_EQ(second.failure, QStringLiteral("Port %1 is in use by another program on this computer, perhaps "
                                             "by another Kickdoor. Choose another port.")
                                  .arg(place.port));
}

TEST_F(NetPlayTest, ThePinIsGuessedEverMoreSlowly) {
    open();
    anna = machine("anna", 2);
    for (int guess = 0; guess < 6 && anna->client().waitSeconds() == 0; ++guess) {
        anna->play.join(QStringLiteral("Anna"), code(), QStringLiteral("0000"), false);
        ASSERT_TRUE(
            until([&] { return !anna->client().trouble().isEmpty() || anna->client().waitSeconds() > 0; }));
    }
    EXPECT_GT(anna->client().waitSeconds(), 0);
}

// Who comes to play has a seat without asking; who was asked for and gone finds the next one.
TEST_F(NetPlayTest, WhoSitsDownHasTheFirstFreeSeat) {
    open();
    ASSERT_TRUE(until([&] { return host->client().seats()->mine() == 1; }));
    anna = machine("anna", 2);
    bert = machine("bert", 3);
    for (Machine* each : {anna.get(), bert.get()})
        each->play.join(each == anna.get() ? QStringLiteral("Anna") : QStringLiteral("Bert"), code(),
                        QStringLiteral("1234"), false);
    ASSERT_TRUE(until([&] { return host->client().seats()->taken() == 3; }));
    EXPECT_TRUE(
        until([&] { return anna->client().seats()->mine() == 1 && bert->client().seats()->mine() == 1; }));
    // Once up, one stays up.
    const int at = anna->seat(1, "mine").toBool() ? 1 : 2;
    anna->client().seats()->stand(at);
    ASSERT_TRUE(until([&] { return host->client().seats()->taken() == 2; }));
    EXPECT_TRUE(until([&] { return anna->client().seats()->mine() == 0; }));
}

TEST_F(NetPlayTest, TheOwnerSendsSomebodyAway) {
    open();
    anna = machine("anna", 2);
    join(*anna, "Anna");
    ASSERT_TRUE(until([&] { return host->client().people()->count() == 2; }));
    host->client().kick(host->client().people()->at(1).value(QStringLiteral("member")).toInt());
    ASSERT_TRUE(until([&] { return !anna->failure.isEmpty(); }));
    EXPECT_EQ(anna->failure, QStringLiteral("The table's owner has removed you."));
    EXPECT_EQ(anna->state(), QStringLiteral("off"));
    EXPECT_TRUE(anna->play.waiting().isEmpty());
}

TEST_F(NetPlayTest, ATableThatIsClosedInTheLobbyIsGoneForEverybody) {
    open();
    anna = machine("anna", 2);
    join(*anna, "Anna");
    ASSERT_TRUE(until([&] { return host->client().people()->count() == 2; }));
    const int port = host->play.host()->place().port;
    host->play.leave();
    ASSERT_TRUE(until([&] { return !anna->failure.isEmpty(); }));
    EXPECT_EQ(anna->failure, QStringLiteral("The host has closed the table."));
    EXPECT_EQ(anna->state(), QStringLiteral("off"));
    EXPECT_TRUE(anna->play.waiting().isEmpty());
    ASSERT_TRUE(until([&] { return !host->play.hosting(); }));
    EXPECT_TRUE(host->play.waiting().isEmpty());
    // A later one is another, alone at its address.
    host->play.hostTable(QStringLiteral("Hanna"), QStringLiteral("Kitchen"), QStringLiteral("1234"), port);
    ASSERT_TRUE(until([&] { return host->state() == QLatin1String("lobby"); }))
        << host->failure.toStdString();
    join(*anna, "Anna");
    EXPECT_EQ(anna->client().tables().size(), 1);
    EXPECT_EQ(anna->client().tableName(), QStringLiteral("Kitchen"));
    EXPECT_TRUE(until([&] { return host->client().people()->count() == 2 && host->client().isOwner(); }));
}

// Its program went away without a word, and came back for another table.
TEST_F(NetPlayTest, WhoLaysANewTableHasGivenUpTheOneThatWasGathering) {
    open();
    anna = machine("anna", 2);
    join(*anna, "Anna");
    ASSERT_TRUE(until([&] { return host->client().people()->count() == 2; }));
    const int port = host->play.host()->place().port;
    // The table is on the disk, with its guest.
    const QDir kept(m_folder.filePath(QStringLiteral("host/host/tables")));
    ASSERT_TRUE(until([&] {
        const QStringList files = kept.entryList({QStringLiteral("lobby-*.json")});
        QFile file(kept.filePath(files.value(0)));
        return file.open(QIODevice::ReadOnly) && file.readAll().contains("Anna");
    }));
    host->play.stepAway();
    ASSERT_TRUE(until([&] { return !host->play.hosting() && anna->client().isAway(); }));
    host->play.hostTable(QStringLiteral("Hanna"), QStringLiteral("Kitchen"), QStringLiteral("1234"), port);
    ASSERT_TRUE(until([&] { return host->state() == QLatin1String("lobby"); }))
        << host->failure.toStdString();
    ASSERT_TRUE(until([&] { return !anna->failure.isEmpty(); }));
    EXPECT_EQ(anna->failure, QStringLiteral("That table no longer exists."));
    join(*anna, "Anna");
    EXPECT_EQ(anna->client().tables().size(), 1);
}

}  // namespace
}  // namespace kickdoor
