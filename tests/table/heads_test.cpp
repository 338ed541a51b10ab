// What a list says of a game's file, and what a file is read for without playing it.
#include <gtest/gtest.h>

#include "base/checksum.h"
#include "laid.h"
#include "table/game_files.h"
#include "table/game_head.h"

namespace {

using namespace kickdoor;
using namespace tests;

// Both files of a game: what its save, and its journal, say of it.
void expectHeads(const LaidTable& laid, const std::filesystem::path& save,
                 const std::filesystem::path& journal) {
    HeadReader reader;
    for (const auto& file : {save, journal}) {
        const GameHead head = reader.read(file);
        ASSERT_FALSE(head.error) << head.error.cause;
        EXPECT_EQ(head.packs, std::vector<std::string>{"original"});
        EXPECT_EQ(head.goal, laid.table->game().rules.goal());
        EXPECT_EQ(head.turn, laid.state().turn);
        EXPECT_EQ(head.active, laid.state().active);
        EXPECT_EQ(head.winners.bits(), laid.state().winners.bits());
        ASSERT_EQ(head.seats.size(), 4U);
        for (Seat seat{0}; seat < 4; ++seat) {
            const HeadSeat& player = head.seats[seat];
            EXPECT_EQ(player, (HeadSeat{"P" + std::to_string(seat + 1), seat == 2 ? "teal" : "",
                                        laid.state().player[seat].level, true}));
        }
    }
}

TEST(Heads, OfSavesAndJournalsSayWhereAGameStands) {
    const TempFolder folder;
    TableSetup setup = botTable(31);
    setup.seats[2].colour = "teal";
    LaidTable laid = lay(setup, {}, folder / "game.journal");
    const auto look = [&] {
        ASSERT_FALSE(saveGame(*laid.table, folder / "game.save", "A"));
        expectHeads(laid, folder / "game.save", folder / "game.journal");
    };
    look();
    ASSERT_TRUE(laid.playUntil([](const GameState& state) { return state.turn >= 12; }));
    look();
    ASSERT_TRUE(laid.playOut());
    EXPECT_FALSE(laid.state().winners.empty());
    look();
}

TEST(Heads, OfWhatIsNoGameSayWhy) {
    const TempFolder folder;
    HeadReader reader;
    EXPECT_EQ(reader.read(folder / "none").error.kind, TableErrorKind::CannotRead);
    writeText(folder / "text", "hello");
    EXPECT_EQ(reader.read(folder / "text").error.kind, TableErrorKind::NotAGame);
    LaidTable laid = lay(botTable(32), {}, folder / "game.journal");
    ASSERT_TRUE(laid.playUntil([](const GameState& state) { return state.turn >= 2; }));
    const std::string whole = textOf(folder / "game.journal");
    ASSERT_FALSE(whole.empty());
    std::string damaged = whole;
    damaged[damaged.size() / 2] ^= 1;
    writeText(folder / "damaged", damaged);
    const GameHead head = reader.read(folder / "damaged");
    EXPECT_EQ(head.error.kind, TableErrorKind::NotAGame);
    EXPECT_EQ(head.error.file, folder / "damaged");
    GameRecord record;
    EXPECT_EQ(readRecord(folder / "none", record).kind, TableErrorKind::CannotRead);
    EXPECT_EQ(readRecord(folder / "text", record).kind, TableErrorKind::NotAGame);
    EXPECT_EQ(readRecord(folder / "damaged", record).kind, TableErrorKind::NotAGame);
    EXPECT_TRUE(record.seats.empty());
}

TEST(Records, AreReadFromBothKindsOfFile) {
    const TempFolder folder;
    LaidTable laid = lay(botTable(33), {}, folder / "game.journal");
    ASSERT_TRUE(laid.playUntil([](const GameState& state) { return state.turn >= 2; }));
    ASSERT_FALSE(saveGame(*laid.table, folder / "game.save", "Named"));
    for (const char* file : {"game.journal", "game.save"}) {
        GameRecord record;
        ASSERT_FALSE(readRecord(folder / file, record));
        EXPECT_EQ(record.seed, 33U);
        EXPECT_EQ(record.commands.size(), laid.commands());
        EXPECT_EQ(record.title, std::string(file) == "game.save" ? "Named" : "");
    }
}

// The game as it is laid, and that it cannot be played again.
TEST(Heads, OfACommandThatIsNoLongerAllowedSayThatTheRulesHaveMoved) {
    const TempFolder folder;
    LaidTable laid = lay(botTable(34));
    ASSERT_TRUE(laid.playUntil([](const GameState& state) { return state.turn >= 3; }));
    GameRecord record = laid.table->record();
    record.commands.erase(record.commands.begin() + 2);
    std::string journal = journalHeader(record);
    for (const RecordedCommand& command : record.commands) journal += journalLine(command);
    writeText(folder / "moved", journal);
    const GameHead head = HeadReader().read(folder / "moved");
    EXPECT_EQ(head.error.kind, TableErrorKind::RulesMoved);
    EXPECT_EQ(head.seats.size(), 4U);
    EXPECT_EQ(head.turn, 0);
    OpenGame game;
    EXPECT_EQ(resumeGame(folder / "moved", game).kind, TableErrorKind::RulesMoved);
}

}  // namespace
