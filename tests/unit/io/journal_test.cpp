#include "io/journal.h"

#include <gtest/gtest.h>

#include "base/checksum.h"
#include "io/replay.h"
#include "support/recorded_game.h"

namespace kickdoor {
namespace {

std::string journalOf(const GameRecord& record) {
    std::string text = journalHeader(record);
    for (const RecordedCommand& command : record.commands) text += journalLine(command);
    return text;
}

class JournalTest : public testing::Test {
protected:
    JournalTest() : played_(tests::playRecorded(21, 4, 60)), text_(journalOf(played_.record)) {}
    tests::RecordedGame played_;
    std::string text_;
};

TEST_F(JournalTest, ReadsBackAndReplays) {
    JournalRead journal = readJournal(text_);
    ASSERT_TRUE(journal.ok()) << journal.error;
    EXPECT_FALSE(journal.torn);
    EXPECT_EQ(journal.goodBytes, text_.size());
    EXPECT_EQ(journal.record.commands.size(), 60U);
    EXPECT_EQ(journalOf(journal.record), text_);
    std::string error;
    const auto replay = Replay::open(std::move(journal.record), error);
    ASSERT_NE(replay, nullptr) << error;
    EXPECT_TRUE(replay->toEnd(error)) << error;
    EXPECT_EQ(replay->state(), played_.states.back());
}

TEST_F(JournalTest, ATornEndIsLeftOut) {
    const std::size_t lastLine = text_.rfind('\n', text_.size() - 2) + 1;
    for (std::size_t cut = lastLine + 1; cut < text_.size(); ++cut) {
        const JournalRead journal = readJournal(std::string_view(text_).substr(0, cut));
        ASSERT_TRUE(journal.ok()) << journal.error;
        EXPECT_TRUE(journal.torn);
        EXPECT_EQ(journal.goodBytes, lastLine);
        EXPECT_EQ(journal.record.commands.size(), 59U);
    }
}

TEST_F(JournalTest, ALastLineOfGarbageIsLeftOut) {
    const JournalRead journal = readJournal(text_ + std::string(40, '\0') + "\n");
    ASSERT_TRUE(journal.ok()) << journal.error;
    EXPECT_TRUE(journal.torn);
    EXPECT_EQ(journal.goodBytes, text_.size());
}

TEST_F(JournalTest, DamageInTheMiddleIsTold) {
    const std::size_t header = text_.find('\n');
    std::string damaged = text_;
    damaged[header + 20] = damaged[header + 20] == 'x' ? 'y' : 'x';
    EXPECT_EQ(readJournal(damaged).error, "line 2: is damaged");
}

TEST_F(JournalTest, DamageInTheLastLineIsNotTakenForATornEnd) {
    const std::size_t lastLine = text_.rfind('\n', text_.size() - 2) + 1;
    for (std::size_t at = lastLine; at < text_.size(); ++at) {
        std::string damaged = text_;
        damaged[at] = damaged[at] == 'x' ? 'y' : 'x';
        EXPECT_EQ(readJournal(damaged).error, "line 61: is damaged") << at - lastLine;
    }
}

TEST_F(JournalTest, WhatIsNoJournalIsTold) {
    EXPECT_NE(readJournal("").error, "");
    EXPECT_NE(readJournal("hello").error, "");
    EXPECT_NE(readJournal("{}\n").error, "");
    const std::string other = "{\"format\":\"something else\",\"version\":1}";
    EXPECT_EQ(readJournal(hex32(crc32(other)) + " " + other + "\n").error, "line 1: is no kickdoor journal");
}

TEST(Checksum, IsTheUsualOne) {
    EXPECT_EQ(hex32(crc32("123456789")), "cbf43926");
    EXPECT_EQ(hex64(hashOfText("")), "cbf29ce484222325");
    EXPECT_EQ(parseHex("00ff"), 255U);
    EXPECT_FALSE(parseHex("xy"));
    EXPECT_FALSE(parseHex(""));
}

}  // namespace
}  // namespace kickdoor
