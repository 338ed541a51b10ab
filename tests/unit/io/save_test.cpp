#include "io/save.h"

#include <gtest/gtest.h>

#include "io/replay.h"
#include "support/recorded_game.h"

namespace kickdoor {
namespace {

std::string mistakeOf(std::string_view text) {
    return readSave(text).error;
}

TEST(Save, LoadsTheSameBytesAndIsWrittenTheSameAgain) {
    const tests::RecordedGame played = tests::playRecorded(11, 4, 400);
    const std::string text = writeSave(played.record, *played.catalog, played.states.back());
    const SaveRead save = readSave(text);
    ASSERT_TRUE(save.ok()) << save.error;
    EXPECT_EQ(save.state, played.states.back());
    EXPECT_EQ(hashOf(save.state), hashOf(played.states.back()));
    EXPECT_EQ(save.record.rules, played.record.rules);
    EXPECT_EQ(save.record.seats, played.record.seats);
    EXPECT_EQ(writeSave(save.record, *save.catalog, save.state), text);
}

TEST(Save, ReplaysToItsSnapshot) {
    const tests::RecordedGame played = tests::playRecorded(12, 3, 300);
    SaveRead save = readSave(writeSave(played.record, *played.catalog, played.states.back()));
    ASSERT_TRUE(save.ok()) << save.error;
    std::string error;
    const auto replay = Replay::open(std::move(save.record), error);
    ASSERT_NE(replay, nullptr) << error;
    for (const GameState& state : played.states) {
        EXPECT_EQ(replay->state(), state);
        if (!replay->atEnd()) {
            ASSERT_TRUE(replay->step(error)) << error;
        }
    }
    EXPECT_TRUE(replay->atEnd());
    replay->rewind();
    EXPECT_EQ(replay->state(), played.states.front());
}

TEST(Save, SaysWhatIsWrong) {
    const tests::RecordedGame played = tests::playRecorded(13, 3, 20);
    const std::string good = writeSave(played.record, *played.catalog, played.states.back());
    const auto changed = [&](std::string_view from, std::string_view to) {
        std::string text = good;
        const std::size_t at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return text.replace(at, from.size(), to);
    };
    EXPECT_NE(mistakeOf(good.substr(0, good.size() / 2)), "");
    EXPECT_EQ(mistakeOf("{}"), "is no kickdoor save");
    EXPECT_EQ(mistakeOf("[]"), "is no kickdoor save");
    EXPECT_NE(mistakeOf(""), "");
    EXPECT_EQ(mistakeOf(changed("\"version\":3", "\"version\":4")),
              "version: was written by a later version of the game (4)");
    EXPECT_NE(mistakeOf(changed("Drooling Slime", "Drooling Slima")).find("does not fit the pack's files"),
              std::string::npos);
    EXPECT_NE(mistakeOf(changed("\"seed\":\"13\"", "\"seed\":\"x\"")).find("seed: should be a whole number"),
              std::string::npos);
    EXPECT_NE(
        mistakeOf(changed("\"name\":\"Bob\"", "\"name\":\"Ann\"")).find("two players bear the same name"),
        std::string::npos);
}

// Every byte of a save changed in turn would take long; a thousand of them do, and every cut.
TEST(Save, NoDamageIsPlayedOn) {
    const tests::RecordedGame played = tests::playRecorded(14, 3, 30);
    std::string good = writeSave(played.record, *played.catalog, played.states.back());
    const std::size_t snapshot = good.find("\"snapshot\"");
    for (std::size_t i = 0; i < 600; ++i) {
        std::string text = good;
        const std::size_t at = snapshot + (i * 7919) % (good.size() - snapshot);
        text[at] = static_cast<char>('0' + (text[at] + 1 + static_cast<int>(i)) % 10);
        const SaveRead save = readSave(text);
        EXPECT_TRUE(!save.ok() || text == good) << at;
    }
    // Names, colours, spaces and numbers written otherwise, too.
    for (std::size_t at = 0; at < good.size(); at += 1 + good.size() / 1200) {
        std::string text = good;
        text[at] = text[at] == 'a' ? 'b' : 'a';
        EXPECT_FALSE(readSave(text).ok()) << at;
        text = good;
        text.insert(at, " ");
        EXPECT_FALSE(readSave(text).ok()) << at;
    }
    EXPECT_FALSE(readSave(good + " ").ok());
}

TEST(Save, OfTheVersionWithoutAChecksumIsRead) {
    const tests::RecordedGame played = tests::playRecorded(11, 3, 30);
    std::string text = writeSave(played.record, *played.catalog, played.states.back());
    text.replace(text.rfind(",\"checksum\""), std::string::npos, "}\n");
    EXPECT_NE(mistakeOf(text).find("does not fit its checksum"), std::string::npos) << "left out";
    const std::size_t at = text.find("\"version\":3");
    ASSERT_NE(at, std::string::npos);
    text[at + 10] = '1';
    const SaveRead save = readSave(text);
    ASSERT_TRUE(save.ok()) << save.error;
    EXPECT_EQ(save.state, played.states.back());
}

TEST(Save, AMendedHashDoesNotMakeAnotherGame) {
    tests::RecordedGame played = tests::playRecorded(16, 3, 40);
    GameState richer = played.states.back();
    richer.player[1].level = static_cast<std::int8_t>(richer.player[1].level % 9 + 1);
    EXPECT_NE(
        mistakeOf(writeSave(played.record, *played.catalog, richer)).find("is not where the commands lead"),
        std::string::npos);
}

TEST(Replay, SaysWhereItPartsFromTheRecord) {
    tests::RecordedGame played = tests::playRecorded(15, 3, 30);
    played.record.commands[10].hashAfter ^= 1U;
    std::string error;
    const auto replay = Replay::open(played.record, error);
    ASSERT_NE(replay, nullptr) << error;
    EXPECT_FALSE(replay->toEnd(error));
    EXPECT_EQ(error, "command 11: leads elsewhere than it did");
    EXPECT_EQ(replay->position(), 10U);
    EXPECT_EQ(replay->state(), played.states[10]);
}

}  // namespace
}  // namespace kickdoor
