// A seat is told its own view and nothing else, and can rebuild it from what it is told.
#include <gtest/gtest.h>

#include "laid.h"
#include "spy.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

std::string watch(const TableSetup& setup) {
    LaidTable laid = lay(setup);
    const int players = static_cast<int>(setup.seats.size());
    Spy all(players);
    Spy one(players);
    laid.table->join(SeatSet::firstN(players), all, laid.now);
    laid.table->join(SeatSet::of(Seat{1}), one, laid.now);
    std::size_t commands = 0;
    while (laid.state().phase != Phase::Over) {
        if (!laid.step()) return "the game stands still";
        if (laid.commands() == commands) continue;
        commands = laid.commands();
        const std::string place = "command " + std::to_string(commands) + ": ";
        if (!all.wrong.empty() || !one.wrong.empty()) return place + all.wrong + one.wrong;
        for (const auto& [seat, view] : all.views)
            if (!(view == viewOf(laid.table->game(), laid.state(), seat)))
                return place + "seat " + std::to_string(seat) + " folds to something else";
        if (!(one.views[Seat{1}] == all.views[Seat{1}]))
            return place + "two at one seat see different things";
    }
    if (one.views.size() != 2 || one.batches.contains(Seat{0})) return "told what belongs to another seat";
    return {};
}

TEST(Views, FoldToTheNextForEverySeat) {
    for (int players = 3; players <= 6; ++players) {
        EXPECT_EQ(watch(botTable(40 + static_cast<std::uint64_t>(players), players)), "");
        EXPECT_EQ(watch(botTable(50 + static_cast<std::uint64_t>(players), players, "greedy")), "");
    }
}

TEST(Views, NobodyIsToldAfterLeaving) {
    LaidTable laid = lay(botTable(60));
    Spy spy(4);
    laid.table->join(SeatSet::of(Seat{0}), spy, laid.now);
    while (laid.commands() < 10) ASSERT_TRUE(laid.step());
    laid.table->leave(spy);
    const auto batches = spy.batches;
    while (laid.commands() < 20) ASSERT_TRUE(laid.step());
    EXPECT_EQ(spy.batches, batches);
}

}  // namespace
