#include "seating_fixture.h"
#include "view/recorder.h"

namespace kickdoor {
namespace {

// Bots go on while the end of the turn is still shown, and the others watch them.
TEST_F(SeatingTest, AHandClosesWithItsTurnAndNotWhenAllOfItWasShown) {
    endSetUp();
    const Seat ends = state.active;
    state.phase = Phase::End;
    begin(SeatSet(0x07).without(state.leftOf(ends)));
    seating.reveal();
    ASSERT_EQ(shown.viewer(), ends);
    ViewRecorder recorder(game, state);
    presenter.setSpeed(0.1);
    Move move;
    move.kind = CommandKind::EndTurn;
    move.by = ends;
    ASSERT_TRUE(apply(game, state, commandOf(move), &recorder).empty());
    recorder.settle(state);
    EXPECT_FALSE(seating.handClosed());
    for (const Seat seat : {ends, kNoSeat}) {
        const auto events = recorder.events(seat);
        presenter.takeEvents(seat, {events.begin(), events.end()});
    }
    ASSERT_TRUE(presenter.isBusy());
    EXPECT_TRUE(seating.handClosed());
    presenter.skip();
    EXPECT_EQ(shown.viewer(), kNoSeat);
    EXPECT_FALSE(seating.handClosed());
}

}  // namespace
}  // namespace kickdoor
