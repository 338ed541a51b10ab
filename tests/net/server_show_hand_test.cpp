// A hand is shown to whom its owner wants, by the table, which alone knows what is in it (R3.1).
#include <gtest/gtest.h>

#include <algorithm>

#include "net_support/net_world.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

class ShowsHands : public testing::Test {
protected:
    ShowsHands() {
        world.seatPeople(3, 1, 5, newTable(4));
        watcher = &world.join("Watcher", 90, true);
        for (int i = 0; i < 6; ++i) world.round();
    }
    void show(std::size_t who, Seat seat, Seat to) {
        world.player(who).session().showHand(seat, to);
        world.settle();
    }
    std::vector<DefId> handOf(Seat seat) const {
        std::vector<DefId> hand;
        for (const CardId card : world.state().cards.in(Zone::Hand, seat))
            hand.push_back(world.state().cards.def(card));
        std::sort(hand.begin(), hand.end());
        return hand;
    }

    NetWorld world;
    Player* watcher = nullptr;
};

TEST_F(ShowsHands, ToOneAndTellsTheOthersOfItOnly) {
    ASSERT_FALSE(handOf(Seat{0}).empty());
    show(0, Seat{0}, Seat{1});
    ASSERT_EQ(world.player(1).hands, (std::vector{HandShown{Seat{0}, Seat{1}, handOf(Seat{0})}}));
    EXPECT_EQ(world.player(0).hands, (std::vector{HandShown{Seat{0}, Seat{1}, {}}}));
    EXPECT_EQ(world.player(2).hands, (std::vector{HandShown{Seat{0}, Seat{1}, {}}}));
    EXPECT_EQ(watcher->hands, (std::vector{HandShown{Seat{0}, Seat{1}, {}}}));
}

TEST_F(ShowsHands, ToEverybody) {
    show(1, Seat{1}, kNoSeat);
    for (const auto& player : world.players)
        EXPECT_EQ(player->hands, (std::vector{HandShown{Seat{1}, kNoSeat, handOf(Seat{1})}})) << player->name;
}

TEST_F(ShowsHands, OnlyOnesOwnAndOnlyToPeople) {
    show(0, Seat{1}, kNoSeat);
    EXPECT_EQ(world.player(0).refused, std::vector{NetReason::NotYourSeat});
    watcher->session().showHand(Seat{0}, kNoSeat);
    world.settle();
    EXPECT_EQ(watcher->refused, std::vector{NetReason::NotYourSeat});
    show(1, Seat{1}, Seat{3});  // a bot's
    show(1, Seat{1}, Seat{1});
    EXPECT_EQ(world.player(1).refused, (std::vector{NetReason::NoSuchSeat, NetReason::NoSuchSeat}));
    for (const auto& player : world.players) EXPECT_TRUE(player->hands.empty());
}

TEST_F(ShowsHands, OnlyWhileAGameIsOn) {
    ASSERT_TRUE(world.playOut());
    MemoryWire& wire = *world.player(0).wire;
    wire.say(encode(ShowHand{Seat{0}, kNoSeat}));
    world.settle();
    EXPECT_EQ(world.player(0).refused, std::vector{NetReason::NoGame});
    EXPECT_TRUE(world.player(1).hands.empty());
}

}  // namespace
