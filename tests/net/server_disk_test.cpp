// A disk that does not write: nobody is told anything that is not on it; when it works again all goes on, and
// when it does not, everybody is sent away and the game is what the disk has.
#include <gtest/gtest.h>

#ifdef __linux__

#    include "net_support/net_world.h"
#    include "table/full_disk.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

class ServerDisk : public testing::Test {
protected:
    void SetUp() override {
        world = std::make_unique<NetWorld>(serverOptions(folder.path()));
        world->seatPeople(3, 0, 12, newTable(3));
        for (int i = 0; i < 8; ++i) world->round();
        told = world->player(0).session().number();
        file = std::filesystem::file_size(folder.path() / "tables.journal");
    }
    // Somebody says something; what comes of it cannot be written.
    void sayInVain() {
        for (const auto& player : world->players)
            if (player->act()) break;
        for (const auto& player : world->players) player->wire->pump(world->now);
        world->server->flush(world->now);
        for (const auto& player : world->players) player->wire->pump(world->now);
    }

    Folder folder;
    std::unique_ptr<NetWorld> world;
    std::uint32_t told = 0;
    std::uintmax_t file = 0;
};

TEST_F(ServerDisk, HoldsBackWhatIsNotWritten) {
    {
        const FullDisk full(file + 10);
        sayInVain();
        EXPECT_EQ(world->server->trouble().kind, TableErrorKind::CannotWrite);
        for (const auto& player : world->players) {
            EXPECT_EQ(player->session().number(), told);
            EXPECT_TRUE(player->closed.empty());
        }
    }
    world->settle();
    EXPECT_FALSE(world->server->trouble());
    EXPECT_GT(world->player(0).session().number(), told);
    ASSERT_TRUE(world->playOut());
    for (const auto& player : world->players)
        EXPECT_EQ(player->verification.result, Verification::Result::Good) << player->verification.text;
}

TEST_F(ServerDisk, SendsAllAwayWhenItStaysSo) {
    {
        const FullDisk full(file + 10);
        sayInVain();
        for (int i = 0; i < 12; ++i) {
            world->now += NetTime(500);
            world->server->tick(world->now);
        }
        EXPECT_TRUE(world->server->stopped());
        for (const auto& player : world->players) {
            player->wire->pump(world->now);
            EXPECT_EQ(player->closed.back(), NetReason::Internal);
            EXPECT_FALSE(player->closedText.empty());
            EXPECT_EQ(player->session().number(), told);
        }
    }
    world->killServer();
    ASSERT_TRUE(world->server->lostGames().empty());
    EXPECT_EQ(world->server->table(world->table)->game()->number(), told);
    for (const auto& player : world->players) {
        world->reconnect(*player);
        EXPECT_EQ(player->session().stage(), ClientStage::Playing) << player->closedText;
    }
    ASSERT_TRUE(world->playOut());
}

}  // namespace

#endif
