// Bots that think long: in small steps, in which others are heard.
#include <gtest/gtest.h>

#include <algorithm>

#include "laid.h"
#include "rules/engine.h"

namespace {

using namespace kickdoor;
using namespace tests;

// A bot has begun to think, but not yet decided.
bool playUntilSomebodyThinks(LaidTable& laid) {
    for (int steps = 0; steps < 20'000; ++steps) {
        const std::size_t before = laid.commands();
        if (!laid.step()) return false;
        const bool waits = laid.table->nextDue() && *laid.table->nextDue() <= laid.now;
        if (laid.state().turn > 2 && laid.commands() == before && waits) return true;
    }
    return false;
}

TEST(Thinking, IsDoneInManySmallSteps) {
    LaidTable laid = lay(botTable(7, 4, "master"));
    int most = 0;
    for (int now = 0; laid.state().turn < 6;) {
        const std::size_t before = laid.commands();
        ASSERT_TRUE(laid.step());
        now = laid.commands() == before ? now + 1 : 0;
        most = std::max(most, now);
    }
    EXPECT_GE(most, 20) << "200 games of at most 10 commands each";
    EXPECT_LE(most, 400);
}

TEST(Thinking, EndsWhenSomebodyElsePlaysTheSeat) {
    LaidTable laid = lay(botTable(7, 4, "master"));
    ASSERT_TRUE(playUntilSomebodyThinks(laid));
    const std::size_t before = laid.commands();
    laid.seatPeople();
    EXPECT_FALSE(laid.step());
    EXPECT_EQ(laid.commands(), before) << "nothing comes of it";
    for (Seat seat{0}; seat < 4; ++seat) laid.table->setControl(seat, Control::Bot, laid.now);
    EXPECT_TRUE(laid.playUntil([&](const GameState& state) { return state.turn > 6; }));
}

TEST(Thinking, StandsStillWithTheTable) {
    LaidTable laid = lay(botTable(7, 4, "master"));
    ASSERT_TRUE(playUntilSomebodyThinks(laid));
    const std::size_t before = laid.commands();
    laid.table->setPaused(true, laid.now);
    EXPECT_FALSE(laid.table->step(laid.now + TableTime(10'000)));
    laid.table->setPaused(false, laid.now);
    EXPECT_TRUE(laid.playUntil([&](const GameState&) { return laid.commands() > before; }));
}

// What it thought about is gone when somebody else has acted.
TEST(Thinking, BeginsAnewWhenTheGameMovesOn) {
    LaidTable laid = lay(botTable(7, 4, "master"));
    int interrupted = 0;
    while (laid.state().turn < 12) {
        ASSERT_TRUE(playUntilSomebodyThinks(laid));
        // Somebody else who may act does; the seat is a person's for that.
        for (Seat seat{0}; seat < 4; ++seat) {
            const SeatSet others = waitingFor(laid.state()).without(seat);
            if (!waitingFor(laid.state()).has(seat) || others.empty()) continue;
            const std::size_t before = laid.commands();
            ASSERT_TRUE(laid.table->submit(someCommand(*laid.table, seat), laid.now).accepted());
            EXPECT_EQ(laid.commands(), before + 1);
            ++interrupted;
            break;
        }
        ASSERT_TRUE(laid.step());
    }
    EXPECT_GT(interrupted, 0);
    EXPECT_FALSE(laid.table->trouble());
}

}  // namespace
