// Whole games over the wire: every screen ends with the same game, and every client finds it played as it was
// agreed.
#include <gtest/gtest.h>

#include "net_support/net_world.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

void expectSameGame(NetWorld& world) {
    const GameState& state = world.state();
    const Game& game = world.server->table(world.table)->game()->table().game();
    for (const auto& player : world.players) {
        EXPECT_TRUE(player->screenIsTrue()) << player->name;
        for (Seat seat{0}; seat < kMaxSeats; ++seat) {
            if (!player->session().seats().has(seat)) continue;
            const GameState* view = player->session().view(seat);
            ASSERT_NE(view, nullptr);
            EXPECT_TRUE(*view == viewOf(game, state, seat)) << player->name;
        }
        EXPECT_EQ(player->session().number(), world.server->table(world.table)->game()->number());
        EXPECT_EQ(player->session().chain(), world.server->table(world.table)->game()->link());
    }
}

TEST(NetGame, IsPlayedToItsEndByPeopleAndBots) {
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        NetWorld world;
        world.seatPeople(seed == 1 ? 3 : 4, seed == 1 ? 1 : 0, seed, newTable());
        ASSERT_TRUE(world.playOut());
        expectSameGame(world);
        for (const auto& player : world.players) {
            EXPECT_EQ(player->verification.result, Verification::Result::Good) << player->verification.text;
            EXPECT_EQ(player->verdicts, static_cast<int>(world.players.size()));
            EXPECT_GT(player->accepted, 0);
            EXPECT_TRUE(player->refused.empty());
            EXPECT_TRUE(player->closed.empty()) << player->closedText;
            EXPECT_EQ(player->session().stage(), ClientStage::Over);
        }
    }
}

TEST(NetGame, IsWatchedWithoutHands) {
    NetWorld world;
    world.table = world.server->makeTable(newTable(3)).value();
    world.tableSeats = 3;
    world.join("Owner", 1);
    world.takeSeats();
    Player& early = world.join("Early", 2, true);
    ASSERT_TRUE(world.start() || world.server->table(world.table)->game());
    for (int i = 0; i < 40; ++i) world.round();
    Player& late = world.join("Late", 3, true);
    ASSERT_TRUE(world.playOut());
    const Game& game = world.server->table(world.table)->game()->table().game();
    for (Player* watcher : {&early, &late}) {
        ASSERT_NE(watcher->session().view(kNoSeat), nullptr) << watcher->closedText;
        EXPECT_TRUE(*watcher->session().view(kNoSeat) == viewOf(game, world.state(), kNoSeat));
        EXPECT_EQ(watcher->verification.result, Verification::Result::Partly) << watcher->verification.text;
    }
}

TEST(NetGame, SeveralPeoplePlayOnOneScreen) {
    NetWorld world;
    world.table = world.server->makeTable(newTable(4)).value();
    world.tableSeats = 4;
    Player& two = world.join("Two", 1);
    Player& one = world.join("One", 2);
    two.session().takeSeat({Seat{0}, "Ann", {}, Sex::Female, {}});
    two.session().takeSeat({Seat{2}, "Bob", {}, Sex::Male, {}});
    one.session().takeSeat({Seat{1}, "Cy", {}, Sex::Male, {}});
    world.settle();
    // The fourth seat stays empty: the game has three players.
    ASSERT_TRUE(world.start());
    EXPECT_EQ(two.session().seats().size(), 2);
    EXPECT_EQ(world.state().players, 3);
    ASSERT_TRUE(world.playOut());
    expectSameGame(world);
    EXPECT_EQ(two.verification.result, Verification::Result::Good) << two.verification.text;
}

}  // namespace
