#include "model/present/level_history.h"

#include "table_fixture.h"

namespace kickdoor {
namespace {

class LevelHistoryTest : public TableFixture {
protected:
    LevelHistoryTest() : TableFixture(3, 11, "critical") { endSetUp(); }
    void end(SeatSet winners) {
        state.phase = Phase::Over;
        state.winners = winners;
        show(Seat{0});
        Event won;
        won.kind = EventKind::GameWon;
        shown.advance(viewOf(game, state, Seat{0}), won, 0);
    }
    LevelHistory levelHistory{shown};
};

TEST_F(LevelHistoryTest, ATurnThatWasTakenBackCountsOnce) {
    const auto begin = [this](int turn) {
        state.turn = static_cast<std::uint16_t>(turn);
        Event started;
        started.kind = EventKind::TurnStarted;
        shown.advance(viewOf(game, state, Seat{0}), started, 0);
    };
    begin(1);
    begin(2);
    begin(3);
    begin(3);  // its end had been taken back
    EXPECT_EQ(levelHistory.turns(), 3);
}

TEST_F(LevelHistoryTest, WithOneAtTheGoalTheLevelsSayEnough) {
    state.player[0].level = 10;
    end(SeatSet::of(Seat{0}));
    EXPECT_TRUE(levelHistory.reason().isEmpty());
}

TEST_F(LevelHistoryTest, WithSeveralAtTheGoalTheGoldIsTold) {
    for (const Seat seat : {Seat{0}, Seat{2}}) state.player[seat].level = 10;
    end(SeatSet::of(Seat{2}));
    EXPECT_TRUE(levelHistory.reason().contains(QLatin1String("most gold")) &&
                levelHistory.reason().contains(QLatin1String("Ann")))
        << levelHistory.reason().toStdString();
    // A mix needs fewer than three (card/loader.h).
    EXPECT_FALSE(levelHistory.reason().contains(QLatin1String("third")))
        << levelHistory.reason().toStdString();
}

TEST_F(LevelHistoryTest, AHelperWhoSharesTheVictoryIsNamed) {
    state.player[0].level = 10;
    state.player[1].level = 4;
    end(SeatSet::of(Seat{0}).with(Seat{1}));
    EXPECT_TRUE(levelHistory.reason().contains(QLatin1String("helped in the winning fight.")) &&
                levelHistory.reason().contains(QLatin1String("Bob")))
        << levelHistory.reason().toStdString();
}

}  // namespace
}  // namespace kickdoor
