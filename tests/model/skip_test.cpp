// One key leads to the next decision of somebody at this screen, however long bots take.
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "model/session/session.h"
#include "rules/engine.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

constexpr int kPatience = 30'000;

class SkipTest : public testing::Test {
protected:
    SkipTest() : session({tests::sourceDir() / "assets", {}}) {
        session.menu()->setup()->layForBots(4, {QStringLiteral("original")}, {}, 5);
        session.menu()->setup()->setPlayer(0, QStringLiteral("person"));
        session.setBotMillis(100'000);
    }
    const GameState& open() { return session.presentation()->presenter()->newest(kNoSeat); }
    bool settled() {
        return QTest::qWaitFor(
            [this] {
                return session.presentation()->presenter()->knows(kNoSeat) && session.shownGame().settled();
            },
            kPatience);
    }
    bool isAsked() { return mayAnswer(open()).has(Seat{0}); }
    Session session;
};

TEST_F(SkipTest, GoesOnUntilSomebodyHereIsAsked) {
    ASSERT_TRUE(session.start());
    ASSERT_TRUE(settled());
    ASSERT_TRUE(isAsked());
    session.skipToDecision();  // does nothing: the decision is there
    QTest::qWait(50);
    EXPECT_EQ(open().phase, Phase::Setup);
    Command ready;
    ready.move.kind = CommandKind::Pass;
    ready.move.by = Seat{0};
    session.shownGame().submit(ready);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !isAsked(); }, kPatience));
    const std::uint32_t epoch = open().epoch;
    QTest::qWait(50);
    EXPECT_EQ(open().epoch, epoch) << "the bots take their time";
    session.skipToDecision();
    ASSERT_TRUE(QTest::qWaitFor([this] { return isAsked() && session.shownGame().settled(); }, kPatience));
    EXPECT_GT(open().epoch, epoch);
    EXPECT_EQ(session.botMillis(), 100'000) << "the pace is as it was";
}

}  // namespace
}  // namespace kickdoor
