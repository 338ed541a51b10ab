// Taking back at a table in the network, as the windows show it (ruling 21).
#include <gtest/gtest.h>

#include <memory>

#include "net_model/net_play_fixture.h"

namespace kickdoor {
namespace {

class NetTakeBackTest : public NetPlayTest {
protected:
    // A guest has moved, others have acted since, and nothing is on its way any more.
    void playUntilLeaveIsNeeded() {
        ASSERT_TRUE(playUntil([&] {
            return commands() > 12 && anna->session.takeBack()->may() == QLatin1String("withLeave");
        }));
        std::uint32_t last = 0;
        ASSERT_TRUE(until([&] {
            const bool still = last == commands();
            last = commands();
            return still;
        }));
    }
    bool askAndBeHeard() {
        for (int tries = 0; tries < 20; ++tries) {
            anna->session.takeBack()->ask();
            if (until([&] { return bert->session.takeBack()->isAsked(); }, 1)) return true;
        }
        return false;
    }
};

TEST_F(NetTakeBackTest, AGuestAsksAndAllMustAgree) {
    openAndStart();
    playUntilLeaveIsNeeded();
    // Outlives this test's body: the last answers come while the tables are taken down.
    const auto refused = std::make_shared<QStringList>();
    QObject::connect(&anna->session, &Session::refused, &anna->session,
                     [refused](const QString& text, const QString& rule) { *refused << text << rule; });
    ASSERT_TRUE(askAndBeHeard());
    EXPECT_TRUE(until([&] { return host->session.takeBack()->isAsked(); }));
    EXPECT_TRUE(anna->session.takeBack()->waits());
    EXPECT_FALSE(anna->session.takeBack()->isAsked());
    EXPECT_TRUE(bert->session.takeBack()->question().contains(QLatin1String("Anna")));
    const std::uint32_t before = commands();
    bert->session.takeBack()->agree();
    EXPECT_TRUE(until([&] { return !bert->session.takeBack()->isAsked(); }));
    EXPECT_EQ(commands(), before);
    host->session.takeBack()->decline();
    ASSERT_TRUE(until([&] { return !anna->session.takeBack()->waits(); }));
    EXPECT_EQ(commands(), before);
    ASSERT_FALSE(refused->isEmpty());
    EXPECT_TRUE(refused->at(refused->size() - 2).contains(QLatin1String("Hanna")));
    EXPECT_EQ(refused->back(), QString()) << "no rule forbids it";

    // Anna must do something else first.
    const std::uint32_t now = commands();
    ASSERT_TRUE(playUntil([&] { return commands() > now + 8; }));
    playUntilLeaveIsNeeded();
    ASSERT_TRUE(askAndBeHeard());
    const std::uint32_t asked = commands();
    ASSERT_TRUE(until([&] { return host->session.takeBack()->isAsked(); }));
    host->session.takeBack()->agree();
    bert->session.takeBack()->agree();
    ASSERT_TRUE(until([&] { return commands() == asked + 1; }));
    EXPECT_TRUE(until(
        [&] { return anna->session.takeBack()->may().isEmpty() || !anna->session.takeBack()->waits(); }));
    EXPECT_TRUE(playUntil([&] { return commands() > asked + 6; })) << "the game goes on";
}

TEST_F(NetTakeBackTest, TheHostTakesBackFreelyWhatShowedNothing) {
    openAndStart();
    Session& session = host->session;
    ASSERT_TRUE(until([&] { return session.shownGame().settled() && session.shownGame().mayAct(); }));
    Command pass;
    pass.move.by = Seat{0};
    session.shownGame().submit(pass);
    ASSERT_TRUE(until([&] { return session.takeBack()->may() == QLatin1String("freely"); }));
    EXPECT_EQ(anna->session.takeBack()->may(), QString());
    const std::uint32_t before = commands();
    session.takeBack()->ask();
    ASSERT_TRUE(until([&] { return commands() == before + 1; }));
    EXPECT_TRUE(until([&] { return session.shownGame().view().player[0].setUpDone == 0; }));
    EXPECT_FALSE(anna->session.takeBack()->isAsked());
}

}  // namespace
}  // namespace kickdoor
