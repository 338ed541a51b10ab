// Tables that a host keeps are read by every later version: tests/net/kept has one file of each form. None of
// them is ever written anew; a new form gets a file of its own.
#include <gtest/gtest.h>

#include "base/json.h"
#include "net/server/table_files.h"
#include "net/wire/game_options.h"
#include "rule_set/rule_fields.h"
#include "support/source_dir.h"
#include "table/file.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;

std::string keptText(const std::string& name) {
    std::string text;
    EXPECT_FALSE(readWhole(tests::sourceDir() / "tests/net/kept" / name, text)) << name;
    return text;
}

KeptTable read(const std::string& text) {
    KeptTable table;
    std::string error;
    EXPECT_TRUE(readKept(text, table, error)) << error;
    return table;
}

std::string errorOf(const std::string& text) {
    KeptTable table;
    std::string error;
    EXPECT_FALSE(readKept(text, table, error));
    return error;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

template <std::size_t N>
std::array<std::uint8_t, N> filled(int byte) {
    std::array<std::uint8_t, N> array{};
    array.fill(static_cast<std::uint8_t>(byte));
    return array;
}

// The table in the files.
KeptTable example() {
    RuleSet rules;
    rules.goalLevel = 12;
    rules.sharedVictory = true;
    KeptTable table;
    table.id = 7;
    table.key = 41;
    table.name = "Ann's table";
    table.pin.needed = true;
    table.pin.digest = filled<32>(1);
    table.pin.salt = {2, 2, 2};
    table.options.packs = {{"original", filled<32>(3)}, {"lost-property", filled<32>(4)}};
    table.options.options = optionsOf(rules);
    table.options.clockPermille = 1500;
    table.options.choiceMillis = 60000;
    table.options.botMillis = 900;
    table.options.watching = false;
    table.options.hints = true;
    table.options.standIn = "veteran-cautious";
    table.owner = 1;
    table.members = {{1, "Ann", filled<32>(5), SeatSet(1)}, {2, "Ben", filled<32>(6), SeatSet(2)}};
    table.deal.committed.round = 2;
    table.deal.committed.host = filled<32>(7);
    table.deal.committed.members = {{1, filled<32>(8)}, {2, filled<32>(9)}};
    table.deal.committed.packs = table.options.packs;
    table.deal.committed.options = table.options.options;
    table.deal.committed.seats = {{"Ann", "red", Sex::Female, Control::Person, "veteran-cautious"},
                                  {"Ben", "blue", Sex::Male, Control::Person, "veteran-cautious"},
                                  {"Cat", "green", Sex::Female, Control::Bot, "rookie"}};
    table.deal.host = filled<32>(10);
    table.deal.opened = {{1, filled<32>(11)}, {2, filled<32>(12)}};
    return table;
}

void expectSame(const KeptTable& read, const KeptTable& table) {
    EXPECT_EQ(read.id, table.id);
    EXPECT_EQ(read.key, table.key);
    EXPECT_EQ(read.name, table.name);
    EXPECT_EQ(read.pin.needed, table.pin.needed);
    EXPECT_EQ(read.pin.digest, table.pin.digest);
    EXPECT_EQ(read.pin.salt, table.pin.salt);
    EXPECT_EQ(read.options, table.options);
    EXPECT_EQ(read.owner, table.owner);
    ASSERT_EQ(read.members.size(), table.members.size());
    for (std::size_t i = 0; i < read.members.size(); ++i) {
        EXPECT_EQ(read.members[i].name, table.members[i].name);
        EXPECT_EQ(read.members[i].tokenDigest, table.members[i].tokenDigest);
        EXPECT_EQ(read.members[i].seats, table.members[i].seats);
    }
    EXPECT_EQ(read.deal.committed, table.deal.committed);
    EXPECT_EQ(read.deal.host, table.deal.host);
    EXPECT_EQ(read.deal.opened, table.deal.opened);
}

TEST(KeptTable, IsReadInThePresentForm) {
    expectSame(read(keptText("version-3.json")), example());
    expectSame(read(textOf(example())), example());
}

TEST(KeptTable, IsReadInTheFormOfTheWire) {
    expectSame(read(keptText("version-2-protocol-10.json")), example());
    KeptTable before = example();
    before.options.standIn = GameOptions{}.standIn;  // an option since protocol 10
    expectSame(read(keptText("version-2-protocol-9.json")), before);
}

// As from a version that lacks them.
TEST(KeptTable, GivesANewOptionItsDefault) {
    std::string text = keptText("version-3.json");
    text = replaced(text, "\"hints\":true,\"standIn\":\"veteran-cautious\"", "\"hints\":true");
    text = replaced(text, ",\"hints\":true", "");
    text = replaced(text, "\"goalLevel\":12,", "");
    text = replaced(text, ",\"watching\":false", "");
    const GameOptions options = read(text).options;
    EXPECT_EQ(options.standIn, GameOptions{}.standIn);
    EXPECT_EQ(options.hints, GameOptions{}.hints);
    EXPECT_EQ(options.watching, GameOptions{}.watching);
    RuleSet rules;
    ASSERT_TRUE(applyOptions(options.options, rules));
    EXPECT_EQ(rules.goalLevel, RuleSet{}.goalLevel);
    EXPECT_TRUE(rules.sharedVictory) << "found by its name, wherever it stands";
}

TEST(KeptTable, IsRefusedWithThePlaceOfTheMistake) {
    const std::string text = keptText("version-3.json");
    const auto refusal = [&](const std::string& from, const std::string& to) {
        return errorOf(replaced(text, from, to));
    };
    EXPECT_NE(refusal("\"hints\":true", "\"spells\":true").find("options"), std::string::npos);
    EXPECT_NE(refusal("\"hints\":true", "\"hints\":3").find("options.hints"), std::string::npos);
    EXPECT_NE(refusal("\"goalLevel\":12", "\"goalLevel\":1200").find("options.rules.goalLevel"),
              std::string::npos);
    EXPECT_NE(refusal("\"botMillis\":900", "\"botMillis\":-1").find("options.botMillis"), std::string::npos);
    EXPECT_NE(refusal("\"sex\":\"male\"", "\"sex\":\"pony\"").find("committed.seats[1].sex"),
              std::string::npos);
    EXPECT_NE(refusal("\"version\":3", "\"version\":4").find("later version"), std::string::npos);
    EXPECT_FALSE(errorOf("{}").empty());
    EXPECT_FALSE(errorOf("").empty());
    // No part of a file, however it is cut, is taken for a table.
    for (std::size_t size = 0; size + 2 < text.size(); size += 7) {
        KeptTable table;
        std::string error;
        EXPECT_FALSE(readKept(text.substr(0, size), table, error)) << size;
    }
}

}  // namespace
