// Who came to watch may play: a free seat of the lobby is open to watchers, too.
#include <gtest/gtest.h>

#include "net_support/net_world.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

class ServerWatchers : public testing::Test {
protected:
    void lay(int seats) {
        const NewTable table = newTable(seats);
        world.table = world.server->makeTable(table).value();
        world.tableSeats = table.seats;
    }
    Player& sit(Player& player, Seat seat) {
        player.session().takeSeat({seat, player.name, {}, Sex::Male, {}});
        world.settle();
        return player;
    }
    int watching() const { return world.server->tables().front().watching; }

    NetWorld world;
};

TEST_F(ServerWatchers, SitDownAndPlay) {
    lay(3);
    Player& ann = sit(world.join("Ann", 1), Seat{0});
    Player& eye = world.join("Eye", 2, true);
    EXPECT_EQ(watching(), 1);
    sit(eye, Seat{1});
    EXPECT_TRUE(eye.refused.empty());
    EXPECT_EQ(watching(), 0);
    EXPECT_EQ(eye.session().seats(), SeatSet::of(Seat{1}));
    ann.session().takeSeat({Seat{2}, "Robot", {}, Sex::Male, "random"});
    ann.session().setReady(true);
    eye.session().setReady(true);
    world.settle();
    ann.session().start();
    world.settle();
    ASSERT_EQ(eye.session().stage(), ClientStage::Playing);
    EXPECT_NE(eye.session().view(Seat{1}), nullptr);
}

TEST_F(ServerWatchers, KeepWatchingAtAFullTable) {
    lay(6);
    for (int i = 0; i < 6; ++i) world.join("P" + std::to_string(i), static_cast<std::uint64_t>(i) + 1);
    Player& eye = sit(world.join("Eye", 9, true), Seat{1});
    EXPECT_EQ(eye.refused, std::vector{NetReason::TableFull});
    EXPECT_EQ(watching(), 1);
}

}  // namespace
