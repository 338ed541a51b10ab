// Whole games at the table, in time that is a number and in real time.
#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <thread>

#include "laid.h"
#include "spy.h"
#include "table/host.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

TEST(Games, BotsPlayToAWinner) {
    for (int players = 3; players <= 6; ++players)
        for (const char* bot : {"random", "greedy"}) {
            LaidTable laid = lay(botTable(static_cast<std::uint64_t>(players), players, bot));
            ASSERT_TRUE(laid.playOut()) << bot << " bots, " << players << " players";
            EXPECT_FALSE(laid.state().winners.empty());
            EXPECT_FALSE(laid.table->nextDue()) << "nobody has anything left to say";
        }
}

TEST(Games, SameSeedSameGame) {
    const auto hashAfterGame = [](std::uint64_t seed, int botMillis) {
        Pace pace;
        pace.botMillis = botMillis;
        LaidTable laid = lay(botTable(seed), pace);
        EXPECT_TRUE(laid.playOut());
        return hashOf(laid.state());
    };
    EXPECT_EQ(hashAfterGame(5, 600), hashAfterGame(5, 600));
    EXPECT_NE(hashAfterGame(5, 600), hashAfterGame(6, 600));
}

// What a seed leads to at a table, as tests/fingerprints.txt has it for games without one.
TEST(Games, OfASeedAreTheSameTomorrow) {
    TableSetup setup = botTable(5);
    setup.seats[1].bot = "greedy";
    setup.seats[2].bot = "a bot of a later version";  // played by the default bot
    LaidTable laid = lay(setup);
    ASSERT_TRUE(laid.playOut());
    EXPECT_EQ(hashOf(laid.state()), 5627674742885598170U);
}

// Bots without a thinking time would have laid their Items out before anybody is there to hear of it.
TEST(Games, ThatStandStillAtFirstBeginWhenTheyAreLetGo) {
    HostOptions options;
    options.pace.botMillis = 0;
    options.paused = true;
    auto [host, error] = Host::start(originalPacks(), botTable(5), options);
    ASSERT_TRUE(host);
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    Spy spy(4);
    const auto seat = host->sit(SeatSet::firstN(4), spy);
    host->flush();
    EXPECT_EQ(spy.views[Seat{0}].epoch, 1U);
    EXPECT_EQ(spy.views[Seat{0}].phase, Phase::Setup);
    for (int i = 0; i < 500 && spy.batches[Seat{0}] < 4; ++i) {
        host->setPaused(false);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        host->setPaused(true);
        host->flush();
    }
    EXPECT_GE(spy.batches[Seat{0}], 4);
}

TEST(Games, NobodyPlaysWhereNobodySits) {
    LaidTable laid = lay(botTable(8));
    Spy spy(4);
    laid.table->join(SeatSet::firstN(4), spy, laid.now);
    for (const Seat seat : {Seat{4}, Seat{5}, kNoSeat})
        for (const Control control : {Control::Person, Control::Bot})
            laid.table->setControl(seat, control, laid.now);
    EXPECT_EQ(spy.controls.size(), 4U);
}

TEST(Games, BotsAnswerAfterTheirDelayWhateverTheyHold) {
    Pace pace;
    pace.botMillis = 250;
    LaidTable laid = lay(botTable(3), pace);
    for (int i = 0; i < 200 && laid.state().phase != Phase::Over; ++i) {
        const TableTime before = laid.now;
        ASSERT_TRUE(laid.table->nextDue());
        EXPECT_LE(*laid.table->nextDue(), before + TableTime(250));
        EXPECT_FALSE(laid.table->step(*laid.table->nextDue() - TableTime(1)));
        ASSERT_TRUE(laid.step());
    }
}

TEST(Games, ABotTakesAnEmptySeatOver) {
    TableSetup setup = botTable(8);
    setup.seats[1].control = Control::Person;
    LaidTable laid = lay(setup);
    ASSERT_FALSE(laid.playOut()) << "the game waits for the person";
    EXPECT_TRUE(waitingFor(laid.state()).has(Seat{1}));
    Spy spy(4);
    laid.table->join(SeatSet::of(Seat{0}), spy, laid.now);
    laid.table->setControl(Seat{1}, Control::Bot, laid.now);
    EXPECT_EQ(spy.controls[Seat{1}], Control::Bot);
    EXPECT_TRUE(laid.playOut());
}

// Says when the game is over, from the open view.
class EndWatcher : public Spy {
public:
    using Spy::Spy;
    void onView(Seat seat, const GameState& view) override {
        Spy::onView(seat, view);
        watch(seat);
    }
    void onEvents(Seat seat, std::span<const SeatEvent> events) override {
        Spy::onEvents(seat, events);
        watch(seat);
    }
    std::promise<void> over;

private:
    void watch(Seat seat) {
        if (seat != kNoSeat || told_ || views[seat].phase != Phase::Over) return;
        told_ = true;
        over.set_value();
    }
    bool told_ = false;
};

TEST(Games, AHostPlaysByItself) {
    HostOptions options;
    options.pace.botMillis = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        auto [host, error] = Host::start(originalPacks(), botTable(seed), options);
        ASSERT_TRUE(host) << error.cause;
        EndWatcher watcher(4);
        auto over = watcher.over.get_future();
        const auto seat = host->sit(SeatSet::firstN(4), watcher);
        ASSERT_EQ(over.wait_for(std::chrono::seconds(60)), std::future_status::ready);
        host->flush();
        EXPECT_FALSE(watcher.views[kNoSeat].winners.empty());
        EXPECT_EQ(watcher.wrong, "");
        // Whoever comes late sees what was folded event by event.
        Spy late(4);
        const auto lateSeat = host->sit(SeatSet::firstN(4), late);
        host->flush();
        for (const auto& [who, view] : late.views) EXPECT_TRUE(view == watcher.views[who]) << int{who};
    }
}

TEST(Games, AHostStopsAtAnyMoment) {
    HostOptions options;
    options.pace.botMillis = 1;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        auto result =
            Host::start(originalPacks(), seed % 2 == 0 ? botTable(seed) : peopleTable(seed), options);
        ASSERT_TRUE(result.host);
        if (seed % 3 == 0) result.host->flush();
    }
}

}  // namespace
