// One journal for all tables: what was told is on disk, whenever the server dies.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "net/server/group_journal.h"
#include "net_support/net_world.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void writeBytes(const std::filesystem::path& file, std::string_view bytes) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

class JournalFile : public testing::Test {
protected:
    std::unique_ptr<GroupJournal> open() {
        entries.clear();
        error = {};
        return GroupJournal::open(file, entries, error);
    }

    Folder folder;
    std::filesystem::path file = folder.path() / "tables.journal";
    JournalEntries entries;
    TableError error;
};

TEST_F(JournalFile, KeepsLinesOfManyGames) {
    auto journal = open();
    ASSERT_TRUE(journal);
    for (int i = 0; i < 20; ++i) {
        journal->append(1, EntryKind::Command, "one " + std::to_string(i));
        journal->append(2, i == 7 ? EntryKind::Note : EntryKind::Command, "two " + std::to_string(i));
        if (i % 3 == 0) {
            EXPECT_FALSE(journal->flush());
        }
    }
    EXPECT_EQ(journal->commandsOf(1).size(), 20U) << "those not flushed, too";
    EXPECT_EQ(journal->commandsOf(2)[7], "two 8");
    EXPECT_FALSE(journal->flush());
    journal = nullptr;
    journal = open();
    ASSERT_TRUE(journal);
    ASSERT_EQ(entries[1].size(), 20U);
    EXPECT_EQ(entries[1][19].text, "one 19");
    EXPECT_EQ(entries[2][7].kind, EntryKind::Note);
    EXPECT_EQ(journal->commandsOf(1)[3], "one 3");
}

TEST_F(JournalFile, LosesOnlyTheBatchThatWasCutShort) {
    auto journal = open();
    ASSERT_TRUE(journal);
    for (int batch = 0; batch < 3; ++batch) {
        for (int i = 0; i < 4; ++i) journal->append(1, EntryKind::Command, "line " + std::to_string(i));
        EXPECT_FALSE(journal->flush());
    }
    const std::uint64_t told = journal->bytes();
    for (int i = 0; i < 4; ++i) journal->append(1, EntryKind::Command, "last " + std::to_string(i));
    EXPECT_FALSE(journal->flush());
    journal = nullptr;
    const std::string whole = bytesOf(file);
    for (std::size_t cut = told; cut <= whole.size(); ++cut) {
        writeBytes(file, whole.substr(0, cut));
        ASSERT_TRUE(open()) << error.cause;
        EXPECT_GE(entries[1].size(), 12U);
        EXPECT_EQ(entries[1].size() == 16U, cut == whole.size());
        // And it goes on behind the whole lines.
        ASSERT_TRUE(open());
    }
    // Pages of the last batch that never came to the disk leave holes.
    for (std::size_t hole = told; hole < whole.size(); hole += 7) {
        std::string torn = whole;
        for (std::size_t i = hole; i < std::min(hole + 5, whole.size()); ++i) torn[i] = '\0';
        writeBytes(file, torn);
        ASSERT_TRUE(open()) << error.cause;
        EXPECT_GE(entries[1].size(), 12U);
    }
}

TEST_F(JournalFile, SaysWhenWhatWasToldIsDamaged) {
    auto journal = open();
    ASSERT_TRUE(journal);
    for (int batch = 0; batch < 4; ++batch) {
        journal->append(1, EntryKind::Command, "line");
        EXPECT_FALSE(journal->flush());
    }
    const std::uint64_t last = journal->bytes() / 2;
    journal = nullptr;
    const std::string whole = bytesOf(file);
    for (std::uint64_t at = 0; at < last; ++at) {
        std::string damaged = whole;
        damaged[static_cast<std::size_t>(at)] ^= 1;
        writeBytes(file, damaged);
        EXPECT_FALSE(open()) << at;
        EXPECT_EQ(error.kind, TableErrorKind::NotAGame);
    }
}

TEST_F(JournalFile, IsPackedWhenMostOfItIsForgotten) {
    auto journal = open();
    ASSERT_TRUE(journal);
    const std::string line(4000, 'x');
    for (int i = 0; i < 9000; ++i) journal->append(1, EntryKind::Command, line);
    for (int i = 0; i < 50; ++i) journal->append(2, EntryKind::Command, "kept " + std::to_string(i));
    EXPECT_FALSE(journal->flush());
    const std::uint64_t before = journal->bytes();
    EXPECT_FALSE(journal->packIfWorth());
    EXPECT_EQ(journal->bytes(), before);
    journal->forget(1);
    EXPECT_FALSE(journal->packIfWorth());
    EXPECT_LT(journal->bytes(), 10'000U);
    EXPECT_EQ(journal->commandsOf(2).at(49), "kept 49");
    journal->append(2, EntryKind::Command, "more");
    EXPECT_FALSE(journal->flush());
    journal = nullptr;
    journal = open();
    ASSERT_TRUE(journal);
    EXPECT_EQ(entries[2].size(), 51U);
    EXPECT_FALSE(entries.contains(1));
    // What was written when it was packed is no batch that may be torn.
    std::string damaged = bytesOf(file);
    damaged[damaged.size() / 2] ^= 1;
    writeBytes(file, damaged);
    EXPECT_FALSE(open());
}

TEST(ServerKill, LosesNothingAcknowledgedWhereverTheLastWriteWasCut) {
    const Folder folder;
    const auto file = folder.path() / "tables.journal";
    NetWorld world(serverOptions(folder.path()));
    world.seatPeople(3, 1, 9, newTable(4));
    for (int i = 0; i < 12; ++i) world.round();
    const std::size_t told = bytesOf(file).size();
    const auto before = world.player(0).session().number();
    const Digest chain = world.player(0).session().chain();
    while (world.player(0).session().number() == before) world.round();
    const std::string whole = bytesOf(file);
    const auto after = world.player(0).session().number();
    ASSERT_GT(whole.size(), told);
    for (const auto& player : world.players) player->cut(world.now);
    world.server = nullptr;
    // Every byte of a tick's lines; of a long one, every few.
    const std::size_t step = std::max<std::size_t>(1, (whole.size() - told) / 150);
    for (std::size_t cut = told; cut <= whole.size(); cut += step) {
        writeBytes(file, whole.substr(0, cut));
        TableError error;
        const auto server = TableServer::open(world.options, world.now, error);
        ASSERT_TRUE(server) << error.cause;
        const NetTable* table = server->table(world.table);
        ASSERT_NE(table, nullptr) << server->lostGames().front().cause;
        EXPECT_GE(table->game()->number(), before);
        EXPECT_LE(table->game()->number(), after);
        if (table->game()->number() == before) {
            EXPECT_EQ(table->game()->link(), chain);
        }
    }
}

TEST(ServerKill, LosesNothingAcknowledgedInManyDeaths) {
    const Folder folder;
    NetWorld world(serverOptions(folder.path()));
    world.seatPeople(3, 1, 11, newTable(4));
    for (int death = 0; death < 12 && world.state().phase != Phase::Over; ++death) {
        for (int i = 0; i <= death; ++i) world.round();
        // In mid-command: said and carried out, not yet written or told.
        for (const auto& player : world.players)
            if (player->act()) break;
        for (const auto& player : world.players) player->wire->pump(world.now);
        std::uint32_t told = 0;
        for (const auto& player : world.players) told = std::max(told, player->session().number());
        world.killServer();
        ASSERT_TRUE(world.server->lostGames().empty());
        EXPECT_GE(world.server->table(world.table)->game()->number(), told);
        for (const auto& player : world.players) {
            world.reconnect(*player);
            ASSERT_EQ(player->session().stage(), ClientStage::Playing) << player->closedText;
        }
    }
    ASSERT_TRUE(world.playOut());
    for (const auto& player : world.players)
        EXPECT_EQ(player->verification.result, Verification::Result::Good) << player->verification.text;
}

}  // namespace
