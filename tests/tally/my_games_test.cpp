#include "tally/my_games.h"

#include <gtest/gtest.h>

#include "facts.h"

namespace kickdoor {
namespace {

using tests::kJames;

TEST(MyGames, AGameCountsForItsPersonsByEditionAndBots) {
    MyGames games;
    addGame(games, tests::someGame(1), kJames, 100);
    addGame(games, tests::wonGame(2), kJames, 200);
    EXPECT_EQ(games.count, 2);
    ASSERT_EQ(games.persons.size(), 1U) << "the bot is nobody";
    const Person& james = games.persons["James"];
    EXPECT_EQ(james.all, (Score{2, 1}));
    EXPECT_EQ(james.editions.at("original"), (Score{2, 1}));
    EXPECT_EQ(james.bots.at("careful"), (Score{2, 1}));
    EXPECT_EQ(nemesisOf(james).name, "Laura");
    EXPECT_EQ(nemesisOf(james).times, 1);
    EXPECT_EQ(james.last, 200);
    EXPECT_EQ(games.games[1].winners, std::vector<std::string>{"James"});
}

TEST(MyGames, AGameCountsOnce) {
    MyGames games;
    addGame(games, tests::wonGame(7), kJames, 100);
    const MyGames once = games;
    EXPECT_TRUE(addGame(games, tests::wonGame(7), kJames, 300).empty());
    EXPECT_EQ(games, once);
}

TEST(MyGames, TwoWindowsAtOneTableCountOneGame) {
    GameFacts game = tests::wonGame(7);
    game.seats[1].bot.clear();
    MyGames games;
    addGame(games, game, kJames, 100);
    addGame(games, game, SeatSet(2), 101);
    addGame(games, game, SeatSet(2), 102);
    EXPECT_EQ(games.count, 1);
    EXPECT_EQ(games.persons["James"].all, (Score{1, 1}));
    EXPECT_EQ(games.persons["Laura"].all, (Score{1, 0}));
    EXPECT_EQ(games.games.at(0).mine.size(), 2U);
}

TEST(MyGames, NobodyHereAndBotsCountNothing) {
    MyGames games;
    addGame(games, tests::someGame(), SeatSet(), 1);
    addGame(games, tests::someGame(), SeatSet(2), 1);
    EXPECT_EQ(games, MyGames{});
}

TEST(MyGames, DuelsDeathsAndKillers) {
    MyGames games;
    GameFacts game = tests::someGame(1);
    game.seats[0].fights = {tests::fight(3, 30, 40), tests::fight(8, 9, 5)};
    game.seats[0].deaths = {{"original/a", 18}, {"original/b", 18}, {"original/b", 18}, {"", 0}};
    game.names = {{"original/a", "A"}, {"original/met", "Only Met"}};
    addGame(games, game, kJames, 50);
    const Person& james = games.persons["James"];
    EXPECT_EQ(james.longest, (Duel{"original/feral-teapot", 8, 9, 5, 50}));
    EXPECT_EQ(james.greatest, (Duel{"original/feral-teapot", 3, 30, 40, 50}));
    EXPECT_EQ(james.fightsWon, 1);
    EXPECT_EQ(james.deaths, 4);
    EXPECT_EQ(killerOf(james).name, "original/b");
    EXPECT_EQ(rarestDeathOf(james).name, "original/a");
    EXPECT_EQ(games.names, (std::map<std::string, std::string>{{"original/a", "A"}}));
}

TEST(MyGames, OneKillerIsNoRarity) {
    Person person;
    person.killers = {{"original/a", 3}};
    EXPECT_EQ(rarestDeathOf(person).times, 0);
    EXPECT_EQ(nemesisOf(person).times, 0);
}

TEST(MyGames, OldGamesGoAndTotalsStay) {
    MyGames games;
    for (std::uint64_t key = 1; key <= kMostGames + 5; ++key)
        addGame(games, tests::someGame(key), kJames, static_cast<std::int64_t>(key));
    EXPECT_EQ(games.games.size(), kMostGames);
    EXPECT_EQ(games.games.front().key, 6U);
    EXPECT_EQ(games.count, static_cast<std::int64_t>(kMostGames) + 5);
    EXPECT_EQ(games.persons["James"].all.games, static_cast<std::int64_t>(kMostGames) + 5);
}

TEST(MyGames, TheLongestAbsentPersonMakesRoom) {
    MyGames games;
    for (std::size_t i = 0; i <= kMostPersons; ++i) {
        GameFacts game = tests::someGame(i + 1);
        game.seats[0].name = "P" + std::to_string(i);
        addGame(games, game, kJames, static_cast<std::int64_t>(1000 - i));
    }
    EXPECT_EQ(games.persons.size(), kMostPersons);
    EXPECT_TRUE(games.persons.contains("P" + std::to_string(kMostPersons)));
    EXPECT_FALSE(games.persons.contains("P" + std::to_string(kMostPersons - 1)));
}

TEST(MyGames, LongNamesAreCutBetweenCharacters) {
    GameFacts game = tests::someGame();
    game.seats[0].name = std::string(kMostNameBytes - 1, 'x') + "\xC3\xA9";
    MyGames games;
    addGame(games, game, kJames, 1);
    EXPECT_EQ(games.persons.begin()->first, std::string(kMostNameBytes - 1, 'x'));
}

}  // namespace
}  // namespace kickdoor
