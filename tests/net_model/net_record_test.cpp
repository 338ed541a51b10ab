// The record of a game in the network, when it is over: kept and watched by everybody who was at the table.
#include <gtest/gtest.h>

#include <QStringList>

#include "net_model/net_play_fixture.h"
#include "text/installed.h"
#include "words/game_text.h"

namespace kickdoor {
namespace {

class NetRecordTest : public NetPlayTest {
protected:
    void playToTheEnd() {
        ASSERT_TRUE(playUntil(
            [&] {
                return !host->client().verdict()->result().isEmpty() &&
                       !anna->client().verdict()->result().isEmpty() &&
                       !bert->client().verdict()->result().isEmpty();
            },
            240));
        ASSERT_TRUE(until([&] {
            return !host->session.presentation()->presenter()->isBusy() &&
                   !anna->session.presentation()->presenter()->isBusy() &&
                   !bert->session.presentation()->presenter()->isBusy();
        }));
    }
    static int kept(Machine& at) { return at.session.menu()->saves()->count(); }
};

TEST_F(NetRecordTest, EverybodyKeepsTheWholeGameAndWatchesIt) {
    openAndStart();
    EXPECT_FALSE(anna->session.recorded()) << "while it goes on, hands are secret";
    // The end is shown in the time that it takes, before its result.
    QStringList ends;
    for (Machine* each : {host.get(), anna.get()}) {
        each->session.presentation()->presenter()->setSpeed(20);
        const QString who = each == host.get() ? QStringLiteral("Hanna") : QStringLiteral("Anna");
        QObject::connect(&each->session.shownGame(), &ShownGame::told, &each->session,
                         [&ends, who](const Event& event, int dwell) {
                             if (event.kind == EventKind::GameWon && dwell > 0) ends << who + " sees";
                         });
        QObject::connect(&each->session, &Session::finished, &each->session,
                         [&ends, who] { ends << who + " is done"; });
    }
    playToTheEnd();
    for (const QString& who : {QStringLiteral("Hanna"), QStringLiteral("Anna")})
        EXPECT_EQ(ends.filter(who), QStringList({who + " sees", who + " is done"}));
    for (Machine* each : {host.get(), anna.get(), bert.get()}) {
        EXPECT_TRUE(each->session.recorded());
        ASSERT_EQ(kept(*each), 1);
        EXPECT_EQ(each->session.menu()->saves()->at(0).value(QStringLiteral("kind")).toString(),
                  QStringLiteral("replay"));
    }
    const QString file = anna->session.record();
    const GameText story(translationsOf(anna->session.assets()), QStringLiteral("en"));
    QString text;
    EXPECT_FALSE(story.ofFile(std::filesystem::path(file.toStdU16String()), text));
    EXPECT_TRUE(text.contains(QLatin1String("Hanna"))) << text.toStdString();
    EXPECT_FALSE(text.contains(QLatin1String("Seed"))) << "nothing can be dealt from it";

    // Watched, while the table stays as it is.
    const int turns = anna->session.game()->table()->turn();
    anna->session.watchAgain();
    ReplayModel& replay = *anna->session.replay();
    ASSERT_TRUE(until([&] { return replay.isOpen() && anna->session.playing(); }));
    EXPECT_FALSE(replay.secret());
    EXPECT_FALSE(replay.cutShort());
    // From the own seat, not from the host's.
    EXPECT_EQ(replay.view(), int{anna->client().session()->seats().first()});
    ASSERT_TRUE(until([&] { return anna->session.game()->table()->front() == replay.view(); }));
    EXPECT_EQ(replay.length(), static_cast<int>(anna->client().session()->number()));
    EXPECT_EQ(anna->state(), QStringLiteral("game"));
    EXPECT_TRUE(anna->client().isOver());
    replay.setPosition(replay.length());
    ASSERT_TRUE(until([&] { return anna->session.game()->table()->over(); }));
    EXPECT_EQ(anna->session.game()->table()->turn(), turns);

    // Once more, with the same people: who watches is not taken from it, and comes along.
    host->play.again();
    ASSERT_TRUE(until([&] { return anna->state() == QLatin1String("lobby"); }));
    EXPECT_TRUE(replay.isOpen());
    anna->session.leave();
    EXPECT_FALSE(anna->session.playing());
    EXPECT_EQ(anna->state(), QStringLiteral("lobby"));
    EXPECT_EQ(anna->client().verdict()->result(), QStringLiteral("good")) << "until the next game begins";
    EXPECT_EQ(kept(*anna), 1);
}

TEST_F(NetRecordTest, WhoComesBackAfterTheEndKeepsTheGameOnce) {
    openAndStart();
    playToTheEnd();
    // Its line is cut while it is watched.
    anna->session.watchAgain();
    ASSERT_TRUE(until([&] { return anna->session.replay()->isOpen(); }));
    anna->client().session()->disconnect();
    anna->client().tryNow();
    ASSERT_TRUE(until([&] { return !anna->client().isAway() && anna->client().isOver(); }));
    EXPECT_TRUE(anna->session.replay()->isOpen());
    anna.reset();
    anna = machine("anna", 4);
    anna->play.comeBack();
    ASSERT_TRUE(until([&] { return anna->session.playing() && anna->session.recorded(); }))
        << anna->failure.toStdString();
    EXPECT_EQ(kept(*anna), 1);
    // The table is closed; what was found of its game still holds.
    host->play.leave();
    ASSERT_TRUE(until([&] { return bert->state() == QLatin1String("off"); }));
    EXPECT_EQ(bert->client().verdict()->result(), QStringLiteral("good"));
}

}  // namespace
}  // namespace kickdoor
