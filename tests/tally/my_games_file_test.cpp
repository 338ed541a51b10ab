#include "tally/my_games_file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>

#include "facts.h"

namespace kickdoor {
namespace {

MyGames someGames() {
    MyGames games;
    for (std::uint64_t key = 1; key <= 5; ++key) {
        GameFacts game = key % 2 == 0 ? tests::wonGame(key) : tests::someGame(key);
        game.seats[0].fights = {tests::fight(12, 40, 39)};
        game.seats[0].deaths = {{"original/feral-teapot", 1}};
        game.names = {{"original/feral-teapot", "Feral Teapot"}, {"original/dust-bunny", "Dust Bunny"}};
        addGame(games, game, tests::kJames, 1'700'000'000 + static_cast<std::int64_t>(key));
    }
    return games;
}

class MyGamesFile : public testing::Test {
protected:
    MyGamesFile()
        : folder_(std::filesystem::path(testing::TempDir()) /
                  ("kickdoor-my-games-" + std::to_string(std::random_device()()))) {
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
    }
    ~MyGamesFile() override { std::filesystem::remove_all(folder_); }
    void write(std::string_view text) const { std::ofstream(file(), std::ios::binary) << text; }
    static std::string textIn(const std::filesystem::path& file) {
        std::ostringstream text;
        text << std::ifstream(file, std::ios::binary).rdbuf();
        return text.str();
    }
    std::filesystem::path file() const { return folder_ / kMyGamesFile; }
    std::filesystem::path folder_;
};

TEST_F(MyGamesFile, WhatIsWrittenIsRead) {
    const MyGames games = someGames();
    ASSERT_FALSE(writeMyGames(file(), games));
    const MyGamesRead read = readMyGames(file());
    EXPECT_FALSE(read.error) << read.error.cause;
    EXPECT_EQ(read.games, games);
    EXPECT_EQ(myGamesText(read.games), textIn(file()));
}

TEST_F(MyGamesFile, NoFileIsNoError) {
    const MyGamesRead read = readMyGames(file());
    EXPECT_FALSE(read.error);
    EXPECT_FALSE(read.locked);
    EXPECT_EQ(read.games, MyGames{});
}

TEST_F(MyGamesFile, ADamagedFileIsSetAsideWhole) {
    std::string text = myGamesText(someGames());
    text.replace(text.find("\"wins\""), 6, "\"wons\"");
    write(text);
    const MyGamesRead read = readMyGames(file());
    EXPECT_EQ(read.error.kind, TableErrorKind::NotAGame);
    EXPECT_EQ(read.error.file, file());
    EXPECT_NE(read.error.cause.find("persons[0]"), std::string::npos) << "the place: " << read.error.cause;
    EXPECT_FALSE(read.locked);
    EXPECT_FALSE(std::filesystem::exists(file()));
    EXPECT_EQ(textIn(read.aside), text);
    write("also damaged");
    const MyGamesRead again = readMyGames(file());
    EXPECT_NE(again.aside, read.aside);
    EXPECT_EQ(textIn(read.aside), text) << "the first is still there";
}

TEST_F(MyGamesFile, ALaterVersionsFileStaysWhereItIs) {
    std::string text = myGamesText(someGames());
    text.replace(text.find("\"version\":1"), 11, "\"version\":2");
    write(text);
    const MyGamesRead read = readMyGames(file());
    EXPECT_EQ(read.error.kind, TableErrorKind::TooNew);
    EXPECT_TRUE(read.locked);
    EXPECT_EQ(textIn(file()), text);
}

TEST_F(MyGamesFile, ATooLargeFileIsNotRead) {
    write("{}");
    std::filesystem::resize_file(file(), kMostMyGamesBytes + 1);
    const MyGamesRead read = readMyGames(file());
    EXPECT_EQ(read.error.kind, TableErrorKind::NotAGame);
    EXPECT_FALSE(read.aside.empty());
}

// As full as it can be, with names of the worst kind: each byte is written as six.
TEST(MyGamesText, TheFullestFileIsReadAgain) {
    MyGames games;
    const auto name = [](std::size_t number) {
        std::string text = std::to_string(number);
        return text + std::string(kMostNameBytes - text.size(), '"');
    };
    KeptFacts game;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        game.mine.push_back({name(i), 1, false});
        game.winners.push_back(name(i));
    }
    game.editions.assign(5, "original");
    games.games.assign(kMostGames, game);
    Person person;
    for (std::size_t i = 0; i < kMostKillers; ++i) person.killers[name(i)] = 1;
    for (std::size_t i = 0; i < kMostOpponents; ++i) person.beatenBy[name(i)] = 1;
    for (std::size_t i = 0; i < kMostPersons; ++i) games.persons[name(i)] = person;
    for (std::size_t i = 0; i < kMostNames; ++i) games.names[name(i)] = name(i);
    const std::string text = myGamesText(games);
    EXPECT_LT(text.size(), kMostMyGamesBytes);
    std::string error;
    EXPECT_EQ(myGamesFrom(text, error), games) << error;
}

TEST(MyGamesText, AThousandDamagedFilesAreReadWithoutHarm) {
    const std::string whole = myGamesText(someGames());
    std::mt19937 random(20261123);
    const auto below = [&](std::size_t most) { return static_cast<std::size_t>(random() % most); };
    int refused = 0;
    for (int i = 0; i < 1000; ++i) {
        std::string text = whole;
        for (std::size_t mend = below(4) + 1; mend > 0 && !text.empty(); --mend) switch (below(5)) {
                case 0: text[below(text.size())] = static_cast<char>(random()); break;
                case 1: text.resize(below(text.size())); break;
                case 2: text.erase(below(text.size()), below(40)); break;
                case 3: text.insert(below(text.size()), text.substr(below(text.size()), below(200))); break;
                default: text.insert(below(text.size()), std::string(below(60), "[{9-\""[below(5)])); break;
            }
        std::string error;
        MyGames games = myGamesFrom(text, error);
        if (!error.empty()) {
            ++refused;
            EXPECT_EQ(games, MyGames{});
            EXPECT_EQ(error.find('\n'), std::string::npos) << error;
            continue;
        }
        addGame(games, tests::wonGame(99), tests::kJames, 5);
        EXPECT_EQ(myGamesFrom(myGamesText(games), error), games) << error;
    }
    EXPECT_GT(refused, 800);
}

}  // namespace
}  // namespace kickdoor
