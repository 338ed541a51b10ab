#include "model/present/shown_clock.h"

#include <gtest/gtest.h>

namespace kickdoor {
namespace {

ClockNotice runs(int left, int total = 10'000) {
    return {SeatSet::of(Seat{0}), total, left, false};
}

TEST(ShownClock, ShowsWhenWhatItRunsForIsShown) {
    ShownClock clock;
    EXPECT_FALSE(clock.take(runs(12'000), true));
    EXPECT_EQ(clock.total(), 0) << "what came before is still being shown";
    EXPECT_TRUE(clock.settle());
    EXPECT_EQ(clock.total(), 10'000);
    EXPECT_GT(clock.left(), 11'000);
    EXPECT_FALSE(clock.settle());
}

TEST(ShownClock, ThatOfTheWindowBeforeGoes) {
    ShownClock clock;
    EXPECT_TRUE(clock.take(runs(10'000), false));
    EXPECT_TRUE(clock.take(runs(12'500), true));
    EXPECT_EQ(clock.total(), 0);
    EXPECT_TRUE(clock.settle());
    EXPECT_GT(clock.left(), 11'500);
}

// The others' passes are shown in a moment: the bar does not blink.
TEST(ShownClock, GoesOnWhileOthersPass) {
    ShownClock clock;
    EXPECT_TRUE(clock.take(runs(10'000), false));
    EXPECT_TRUE(clock.take(runs(9'900), true));
    EXPECT_EQ(clock.total(), 10'000);
    EXPECT_EQ(clock.left(), 9'900);
}

TEST(ShownClock, StopsAtOnce) {
    ShownClock clock;
    EXPECT_TRUE(clock.take(runs(10'000), false));
    EXPECT_TRUE(clock.take({}, true));
    EXPECT_EQ(clock.total(), 0);
    EXPECT_FALSE(clock.settle());
}

}  // namespace
}  // namespace kickdoor
