// How long the viewer's buttons stay once something happens.
#include <QSignalSpy>

#include "model/decide/actions_model.h"
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
