// Named saves: whole or not there, and played on from.
#include <gtest/gtest.h>

#include <future>

#include "io/save.h"
#include "laid.h"
#include "table/host.h"

namespace {

using namespace kickdoor;
using namespace tests;

bool inAFight(const GameState& state) {
    return state.combat.stage == CombatStage::Settling;
}

TEST(Saves, AreTheGameInMidFight) {
    const TempFolder folder;
    const auto file = folder / "fight.save";
    LaidTable laid = lay(botTable(21));
    ASSERT_TRUE(laid.playUntil(inAFight));
    ASSERT_FALSE(saveGame(*laid.table, file, "Mid fight"));
    LaidTable again = load(file, {}, folder / "new.journal");
    ASSERT_TRUE(again.table) << again.error.cause;
    EXPECT_FALSE(again.error);
    EXPECT_TRUE(again.state() == laid.state());
    EXPECT_EQ(again.table->record().title, "Mid fight");
    EXPECT_EQ(again.commands(), laid.commands());
    ASSERT_TRUE(again.playOut());
    EXPECT_EQ(hashOf(resume(folder / "new.journal").state()), hashOf(again.state()))
        << "the new journal holds the whole game";
}

TEST(Saves, KeepWhoPlaysNow) {
    const TempFolder folder;
    LaidTable laid = lay(botTable(22));
    laid.table->setControl(Seat{2}, Control::Person, laid.now);
    ASSERT_FALSE(saveGame(*laid.table, folder / "a.save", "a"));
    LaidTable again = load(folder / "a.save");
    ASSERT_TRUE(again.table);
    EXPECT_EQ(again.table->control(Seat{2}), Control::Person);
    EXPECT_EQ(again.table->control(Seat{1}), Control::Bot);
}

TEST(Saves, ReplaceTheOldOneAtOnce) {
    const TempFolder folder;
    const auto file = folder / "one.save";
    LaidTable laid = lay(botTable(23));
    ASSERT_FALSE(saveGame(*laid.table, file, "first"));
    ASSERT_TRUE(laid.playUntil(inAFight));
    ASSERT_FALSE(saveGame(*laid.table, file, "second"));
    EXPECT_EQ(load(file).table->record().title, "second");
    EXPECT_FALSE(std::filesystem::exists(folder / "one.save.part")) << "nothing is left lying about";
}

TEST(Saves, AFailedOneLeavesTheOldOneAlone) {
    const TempFolder folder;
    const auto file = folder / "one.save";
    LaidTable laid = lay(botTable(24));
    ASSERT_FALSE(saveGame(*laid.table, file, "first"));
    const std::string before = textOf(file);
    std::filesystem::create_directory(folder / "one.save.part");
    const TableError error = saveGame(*laid.table, file, "second");
    EXPECT_EQ(error.kind, TableErrorKind::CannotCreate);
    EXPECT_EQ(error.file, file);
    EXPECT_FALSE(error.cause.empty());
    EXPECT_EQ(textOf(file), before);
}

// The rules have moved on: the game stands where it stood, and what led there is forgotten.
TEST(Saves, WhoseCommandsCannotBePlayedAgainGoOnWithoutThem) {
    const TempFolder folder;
    LaidTable laid = lay(botTable(26));
    ASSERT_TRUE(laid.playUntil([](const GameState& state) { return state.turn >= 3; }));
    GameRecord record = laid.table->record();
    record.commands.erase(record.commands.begin() + 2);
    writeText(folder / "a.save", writeSave(record, *laid.table->catalog(), laid.state()));
    LaidTable again = load(folder / "a.save", {}, folder / "new.journal");
    EXPECT_EQ(again.error.kind, TableErrorKind::RulesMoved);
    ASSERT_TRUE(again.table);
    EXPECT_TRUE(again.state() == laid.state());
    EXPECT_EQ(again.commands(), 0U);
    ASSERT_TRUE(again.playOut());
    const LaidTable third = resume(folder / "new.journal");
    ASSERT_FALSE(third.error) << third.error.cause;
    EXPECT_EQ(hashOf(third.state()), hashOf(again.state()));
}

TEST(Saves, AHostSavesAndLoads) {
    const TempFolder folder;
    const auto file = folder / "saves" / "named.save";
    auto first = Host::start(originalPacks(), botTable(25), {});
    ASSERT_TRUE(first.host);
    std::promise<TableError> saved;
    first.host->save(file, "Named", [&saved](const TableError& error) { saved.set_value(error); });
    const TableError error = saved.get_future().get();
    ASSERT_FALSE(error) << error.cause;
    std::promise<TableError> replay;
    first.host->writeReplay(folder / "a.replay", [&replay](const TableError& e) { replay.set_value(e); });
    EXPECT_FALSE(replay.get_future().get());
    auto second = Host::load(file, {});
    ASSERT_TRUE(second.host) << second.error.cause;
    EXPECT_EQ(second.host->setup().seats, first.host->setup().seats);
    EXPECT_EQ(second.host->setup().seed, 25U);
}

}  // namespace
