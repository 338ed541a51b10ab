#include "model/present/presenter.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "table_fixture.h"

namespace kickdoor {
namespace {

class PresenterTest : public TableFixture {
protected:
    PresenterTest() : recorder(game, state) {
        presenter.takeView(Seat{0}, recorder.view(Seat{0}));
        presenter.takeView(kNoSeat, recorder.view(kNoSeat));
        presenter.setViewer(Seat{0});
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
        for (Seat seat{0}; seat < state.players; ++seat) happen(CommandKind::Pass, seat);
    }
    ViewRecorder recorder;
    Presenter presenter{shown};
};

TEST_F(PresenterTest, ShowsEventsOneByOneAndEndsAtTheNewestView) {
    presenter.setSpeed(1000);
    QSignalSpy settled(&presenter, &Presenter::settled);
    endSetUpTold();
    EXPECT_TRUE(presenter.isBusy());
    EXPECT_FALSE(shown.view() == presenter.newest(Seat{0}));
    while (presenter.isBusy()) ASSERT_TRUE(settled.wait(3000));
    EXPECT_TRUE(shown.settled());
    EXPECT_TRUE(shown.view() == presenter.newest(Seat{0}));
}

// Else one player's name would stand below the cards of another for a moment.
TEST_F(PresenterTest, AChangeOfTheSeatInFrontIsShownAtOnce) {
    state.active = Seat{0};
    shown.show(viewOf(game, state, kNoSeat), Showing::AtRest);
    QSignalSpy done(&shown, &ShownGame::shown);
    state.active = Seat{1};
    shown.showInPieces(viewOf(game, state, kNoSeat), Showing::AtRest);
    EXPECT_EQ(done.count(), 1);
    state.player[0].level = 5;
    shown.showInPieces(viewOf(game, state, kNoSeat), Showing::AtRest);
    EXPECT_EQ(done.count(), 1);
    EXPECT_TRUE(done.wait(3000));
}

TEST_F(PresenterTest, SkippingShowsAllThatIsLeftAtOnce) {
    presenter.setSpeed(0.1);
    int told = 0;
    QObject::connect(&shown, &ShownGame::told, [&] { ++told; });
    endSetUpTold();
    EXPECT_TRUE(presenter.isBusy());
    presenter.skip();
    EXPECT_FALSE(presenter.isBusy());
    EXPECT_TRUE(shown.settled());
    EXPECT_TRUE(shown.view() == presenter.newest(Seat{0}));
    EXPECT_GT(told, 2);
}

TEST_F(PresenterTest, WhoeverSaysSomethingSeesTheRestAtOnce) {
    presenter.setSpeed(0.1);
    endSetUpTold();
    Command command;
    command.move.kind = CommandKind::KickOpenDoor;
    command.move.by = Seat{0};
    shown.submit(command);
    EXPECT_FALSE(presenter.isBusy());
    EXPECT_TRUE(shown.settled());
}

class DeathTest : public PresenterTest {
protected:
    DeathTest() {
        presenter.setSpeed(1000);  // whatever is not held passes at once
        QObject::connect(&shown, &ShownGame::told, [this](const Event& event) { told << event.kind; });
    }
    // That player dies; something else follows.
    void die(Seat seat) {
        SeatEvent death;
        death.event.kind = EventKind::Died;
        death.event.seat = seat;
        SeatEvent next;
        next.event.kind = EventKind::RoomLooted;
        next.event.seat = Seat{1};
        presenter.takeEvents(Seat{0}, {death, next});
    }
    QList<EventKind> told;
};

TEST_F(DeathTest, OfSomebodyHereIsHeldUntilItWasSeen) {
    presenter.holdDeathsOf(SeatSet::of(Seat{0}), 0);
    die(Seat{0});
    QTest::qWait(100);
    EXPECT_TRUE(presenter.isBusy());
    EXPECT_EQ(told, QList{EventKind::Died});
    presenter.goOn();
    EXPECT_EQ(told, QList({EventKind::Died, EventKind::RoomLooted}));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !presenter.isBusy(); }, 5000));
}

TEST_F(DeathTest, IsSkippedBySomebodyWhoHasSomethingToSay) {
    presenter.holdDeathsOf(SeatSet::of(Seat{0}), 0);
    die(Seat{0});
    shown.hurry();
    EXPECT_FALSE(presenter.isBusy());
    EXPECT_TRUE(shown.settled());
}

TEST_F(DeathTest, OfABotKeepsItsPace) {
    presenter.holdDeathsOf(SeatSet::of(Seat{0}), 0);
    die(Seat{2});
    EXPECT_TRUE(QTest::qWaitFor([&] { return !presenter.isBusy(); }, 5000));
}

TEST_F(DeathTest, IsHeldForAWhileOnlyWhereOthersPlayOn) {
    presenter.holdDeathsOf(SeatSet::of(Seat{0}), 300);
    QElapsedTimer clock;
    clock.start();
    die(Seat{0});
    EXPECT_TRUE(QTest::qWaitFor([&] { return !presenter.isBusy(); }, 5000));
    EXPECT_GE(clock.elapsed(), 250);
}

TEST_F(DeathTest, IsNotHeldWithoutSpeed) {
    presenter.setSpeed(0);
    presenter.holdDeathsOf(SeatSet::of(Seat{0}), 0);
    die(Seat{0});
    EXPECT_FALSE(presenter.isBusy());
}

TEST_F(PresenterTest, WithoutSpeedNothingIsDweltOn) {
    presenter.setSpeed(0);
    endSetUpTold();
    EXPECT_FALSE(presenter.isBusy());
    EXPECT_TRUE(shown.view() == presenter.newest(Seat{0}));
}

}  // namespace
}  // namespace kickdoor
