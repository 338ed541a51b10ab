// Announcements come from anybody: what is not ours, or beyond its bounds, is nothing.
#include <gtest/gtest.h>

#include <random>

#include "net/qt/announcement.h"

namespace {

using namespace kickdoor::net;

Announcement sample() {
    Announcement a;
    a.version = "0.4.0";
    a.name = "Living room";
    a.port = 4999;
    a.key.fill(7);
    a.tableCount = 1;
    a.tables = {{3, "Friday", TableStage::Lobby, 4, 2, 1, true, {"original", "grimm"}}};
    a.packs = {{"original", {1, 2, 3}}, {"rain", {4, 5, 6}, "The Midnight Rain"}};
    return a;
}

TEST(Announcement, ReadsWhatItWrites) {
    const auto bytes = encodeAnnouncement(sample());
    EXPECT_LT(bytes.size(), 200U);
    EXPECT_EQ(decodeAnnouncement(bytes), sample());
    EXPECT_FALSE(isQuestion(bytes));
}

TEST(Announcement, LeavesOutWhatThereIsNoRoomFor) {
    Announcement big = sample();
    big.tables.front().name.assign(60, 'n');
    big.tables.front().editions.assign(8, std::string(32, 'e'));
    big.tables.resize(20, big.tables.front());
    big.tableCount = 20;
    const auto bytes = encodeAnnouncement(big);
    EXPECT_LE(bytes.size(), kMaxDatagram);
    const auto read = decodeAnnouncement(bytes);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->tableCount, 20U);
    EXPECT_GE(read->tables.size(), 2U);
    EXPECT_EQ(read->packs, big.packs);
}

TEST(Announcement, OfAnotherProtocolTellsItsVersion) {
    Announcement later = sample();
    later.protocol = kProtocol + 1;
    later.version = "9.0";
    const auto read = decodeAnnouncement(encodeAnnouncement(later));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->protocol, kProtocol + 1);
    EXPECT_EQ(read->version, "9.0");
    EXPECT_EQ(read->name, later.name);
    EXPECT_TRUE(read->tables.empty());
}

TEST(Announcement, AQuestionIsAsLongAsAnyAnswer) {
    EXPECT_EQ(questionDatagram().size(), kMaxDatagram);
    EXPECT_TRUE(isQuestion(questionDatagram()));
    EXPECT_FALSE(decodeAnnouncement(questionDatagram()));
    auto shorter = questionDatagram();
    shorter.pop_back();
    EXPECT_FALSE(isQuestion(shorter));
}

TEST(Announcement, DamagedOnesAreNothingOrHarmless) {
    const auto whole = encodeAnnouncement(sample());
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_FALSE(decodeAnnouncement(std::span(whole).first(size))) << size;
    std::mt19937 chance(1);
    for (int i = 0; i < 20'000; ++i) {
        auto bytes = whole;
        for (int hits = 0; hits < 3; ++hits)
            bytes[chance() % bytes.size()] = static_cast<std::uint8_t>(chance());
        const auto read = decodeAnnouncement(bytes);
        if (!read) continue;
        EXPECT_LE(read->tables.size(), kMaxAnnounced);
        EXPECT_LE(read->name.size(), 60U);
    }
}

}  // namespace
