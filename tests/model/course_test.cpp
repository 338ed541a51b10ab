#include "model/present/course_model.h"

#include "table_fixture.h"

namespace kickdoor {
namespace {

class CourseTest : public TableFixture {
protected:
    CourseTest() : TableFixture(3, 11, "critical") { endSetUp(); }
    void end(SeatSet winners) {
        state.phase = Phase::Over;
        state.winners = winners;
        show(Seat{0});
        Event won;
        won.kind = EventKind::GameWon;
        stage.advance(viewOf(game, state, Seat{0}), won, 0);
    }
    CourseModel course{stage};
};

TEST_F(CourseTest, WithOneAtTheGoalTheLevelsSayEnough) {
    state.player[0].level = 10;
    end(SeatSet::of(Seat{0}));
    EXPECT_TRUE(course.reason().isEmpty());
}

TEST_F(CourseTest, WithSeveralAtTheGoalTheGoldIsTold) {
    for (const Seat seat : {Seat{0}, Seat{2}}) state.player[seat].level = 10;
    end(SeatSet::of(Seat{2}));
    EXPECT_TRUE(course.reason().contains(QLatin1String("R2.8")) &&
                course.reason().contains(QLatin1String("Ann")))
        << course.reason().toStdString();
    // A mix needs fewer than three (card/loader.h).
    EXPECT_FALSE(course.reason().contains(QLatin1String("third"))) << course.reason().toStdString();
}

TEST_F(CourseTest, AHelperWhoSharesTheVictoryIsNamed) {
    state.player[0].level = 10;
    state.player[1].level = 4;
    end(SeatSet::of(Seat{0}).with(Seat{1}));
    EXPECT_TRUE(course.reason().contains(QLatin1String("R2.7")) &&
                course.reason().contains(QLatin1String("Bob")))
        << course.reason().toStdString();
}

}  // namespace
}  // namespace kickdoor
