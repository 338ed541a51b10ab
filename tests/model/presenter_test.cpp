#include "model/present/presenter.h"

#include <QSignalSpy>

#include "table_fixture.h"

namespace kickdoor {
namespace {

class PresenterTest : public TableFixture {
protected:
    PresenterTest() : recorder(game, state) {
        presenter.takeView(0, recorder.view(0));
        presenter.takeView(kNoSeat, recorder.view(kNoSeat));
        presenter.setViewer(0);
    }
    // Carries a command out and tells the presenter, as a host does.
    void happen(CommandKind kind, Seat by) {
        Move move;
        move.kind = kind;
        move.by = by;
        ASSERT_TRUE(apply(game, state, commandOf(move), &recorder).empty());
        recorder.settle(state);
        for (const Seat seat : {Seat{0}, kNoSeat}) {
            const auto events = recorder.events(seat);
            presenter.takeEvents(seat, {events.begin(), events.end()});
        }
        recorder.clear();
    }
    void endSetUpTold() {
        for (Seat seat = 0; seat < state.players; ++seat) happen(CommandKind::Pass, seat);
    }
    ViewRecorder recorder;
    Presenter presenter{stage};
};

TEST_F(PresenterTest, ShowsEventsOneByOneAndEndsAtTheNewestView) {
    presenter.setSpeed(1000);
    QSignalSpy settled(&presenter, &Presenter::settled);
    endSetUpTold();
    EXPECT_TRUE(presenter.isBusy());
    EXPECT_FALSE(stage.view() == presenter.newest(0));
    while (presenter.isBusy()) ASSERT_TRUE(settled.wait(3000));
    EXPECT_TRUE(stage.settled());
    EXPECT_TRUE(stage.view() == presenter.newest(0));
}

TEST_F(PresenterTest, SkippingShowsAllThatIsLeftAtOnce) {
    presenter.setSpeed(0.1);
    int told = 0;
    QObject::connect(&stage, &Stage::told, [&] { ++told; });
    endSetUpTold();
    EXPECT_TRUE(presenter.isBusy());
    presenter.skip();
    EXPECT_FALSE(presenter.isBusy());
    EXPECT_TRUE(stage.settled());
    EXPECT_TRUE(stage.view() == presenter.newest(0));
    EXPECT_GT(told, 2);
}

TEST_F(PresenterTest, WhoeverSaysSomethingSeesTheRestAtOnce) {
    presenter.setSpeed(0.1);
    endSetUpTold();
    Command command;
    command.move.kind = CommandKind::KickOpenDoor;
    command.move.by = 0;
    stage.submit(command);
    EXPECT_FALSE(presenter.isBusy());
    EXPECT_TRUE(stage.settled());
}

TEST_F(PresenterTest, WithoutSpeedNothingIsDweltOn) {
    presenter.setSpeed(0);
    endSetUpTold();
    EXPECT_FALSE(presenter.isBusy());
    EXPECT_TRUE(stage.view() == presenter.newest(0));
}

}  // namespace
}  // namespace kickdoor
