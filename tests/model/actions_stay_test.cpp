// How long the viewer's buttons stay once something happens.
#include <QSignalSpy>

#include "model/decide/actions_model.h"
#include "model/session/take_back_model.h"
#include "model/table/table_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class ActionsStayTest : public TableFixture {
protected:
    // Something that takes its time, before the other models have shown it.
    void happens(EventKind kind, Seat by, Seat viewer) {
        Event event;
        event.kind = kind;
        event.seat = by;
        shown.advance(viewOf(game, state, viewer), event, 500);
    }
    ActionsModel actions{shown};
};

TEST_F(ActionsStayTest, InTheGameTheyGoAtOnce) {
    endSetUp();
    const Seat me = state.active;
    ASSERT_FALSE(actions.buttons().isEmpty());
    happens(EventKind::TurnStarted, state.leftOf(me), me);
    EXPECT_TRUE(actions.buttons().isEmpty());
    EXPECT_TRUE(actions.advice().isEmpty());
}

// Nothing could be sent.
TEST_F(ActionsStayTest, ThereAreNoneWhileTheTableCannotBeReached) {
    endSetUp();
    const TableModel table(shown);
    TakeBackModel takeBack(shown);
    takeBack.begin(SeatSet::of(state.active));
    TakeBackNotice notice;
    notice.freely = SeatSet::of(state.active);
    takeBack.take(notice);
    show(state.active);
    EXPECT_TRUE(table.reachable());
    EXPECT_EQ(takeBack.may(), QLatin1String("freely"));
    shown.setReachable(false);
    EXPECT_FALSE(table.reachable());
    EXPECT_TRUE(actions.buttons().isEmpty());
    EXPECT_TRUE(takeBack.may().isEmpty());
    EXPECT_TRUE(actions.advice().contains("reached")) << actions.advice().toStdString();
    shown.setReachable(true);
    EXPECT_TRUE(table.reachable());
    EXPECT_EQ(takeBack.may(), QLatin1String("freely"));
}

TEST_F(ActionsStayTest, BeforeTheFirstTurnTheyStayUntilTheirOwnerIsReady) {
    const Seat me{0};
    ASSERT_EQ(state.phase, Phase::Setup);
    show(me);
    ASSERT_FALSE(actions.buttons().isEmpty());
    const QVariantList before = actions.buttons();
    QSignalSpy changes(&actions, &ActionsModel::buttonsChanged);
    happens(EventKind::CardPlayed, Seat{1}, me);
    shown.show(viewOf(game, state, me), Showing::Midway);
    EXPECT_EQ(actions.buttons(), before);
    EXPECT_EQ(changes.count(), 0);
    shown.setReachable(false);
    EXPECT_TRUE(actions.buttons().isEmpty()) << "a table that cannot be reached";
    shown.setReachable(true);
    show(me);
    say(CommandKind::Pass, me);
    happens(EventKind::PlayerSetUp, me, me);
    EXPECT_TRUE(actions.buttons().isEmpty());
}

}  // namespace
}  // namespace kickdoor
