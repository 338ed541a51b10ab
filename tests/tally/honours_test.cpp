#include "tally/honours.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "facts.h"

namespace kickdoor {
namespace {

using tests::fight;
using tests::kJames;

// James earned the honour by this game.
bool earns(const GameFacts& game, const std::string& honour) {
    MyGames games;
    const std::vector<EarnedHonour> earned = addGame(games, game, kJames, 1);
    return std::find(earned.begin(), earned.end(), EarnedHonour{"James", honour}) != earned.end();
}

struct Case {
    const char* honour;
    bool won;
    void (*just)(GameFacts&, SeatFacts&);    // enough
    void (*hardly)(GameFacts&, SeatFacts&);  // not quite
};

class HonourTest : public testing::TestWithParam<Case> {};

TEST_P(HonourTest, IsEarnedByJustEnough) {
    const Case& test = GetParam();
    GameFacts enough = test.won ? tests::wonGame() : tests::someGame();
    test.just(enough, enough.seats[0]);
    EXPECT_TRUE(earns(enough, test.honour));
    GameFacts less = test.won ? tests::wonGame() : tests::someGame();
    test.hardly(less, less.seats[0]);
    EXPECT_FALSE(earns(less, test.honour));
}

const Case kCases[] = {
    {"whisker", false, [](GameFacts&, SeatFacts& s) { s.fights = {fight(1, 9, 8)}; },
     [](GameFacts&, SeatFacts& s) {
         s.fights = {fight(1, 10, 8), fight(1, 8, 9)};
     }},
    {"overkill", false, [](GameFacts&, SeatFacts& s) { s.fights = {fight(1, 31, 1)}; },
     [](GameFacts&, SeatFacts& s) { s.fights = {fight(1, 30, 1)}; }},
    {"paperwork", false, [](GameFacts&, SeatFacts& s) { s.fights = {fight(10, 1, 5)}; },
     [](GameFacts&, SeatFacts& s) { s.fights = {fight(9, 1, 5)}; }},
    {"thousandCuts", false, [](GameFacts&, SeatFacts& s) { s.deaths.resize(3); },
     [](GameFacts&, SeatFacts& s) { s.deaths.resize(2); }},
    {"walkedItOff", true, [](GameFacts&, SeatFacts& s) { s.deaths.resize(1); },
     [](GameFacts&, SeatFacts&) {}},
    {"lightTraveller", true, [](GameFacts&, SeatFacts& s) { s.items = 0; },
     [](GameFacts&, SeatFacts& s) { s.items = 1; }},
    {"slowStart", true, [](GameFacts&, SeatFacts& s) { s.behind = 4; },
     [](GameFacts&, SeatFacts& s) { s.behind = 3; }},
    {"plusOne", true, [](GameFacts&, SeatFacts& s) { s.level = 9; }, [](GameFacts&, SeatFacts&) {}},
    {"marketDay", false, [](GameFacts&, SeatFacts& s) { s.bestSale = 2; },
     [](GameFacts&, SeatFacts& s) { s.bestSale = 1; }},
    {"lightningRod", false, [](GameFacts&, SeatFacts& s) { s.curses = 8; },
     [](GameFacts&, SeatFacts& s) { s.curses = 7; }},
    {"goodShoes", false, [](GameFacts&, SeatFacts& s) { s.escapes = 4; },
     [](GameFacts&, SeatFacts& s) {
         s.escapes = 5;
         s.caught = 1;
     }},
    {"threshold", false, [](GameFacts&, SeatFacts& s) { s.atTheDoor = 4; },
     [](GameFacts&, SeatFacts& s) { s.atTheDoor = 3; }},
    {"spotless", true, [](GameFacts&, SeatFacts& s) { s.levelsLost = 0; }, [](GameFacts&, SeatFacts&) {}},
    {"noThanks", true, [](GameFacts&, SeatFacts& s) { s.fights.assign(5, fight(0, 5, 1)); },
     [](GameFacts&, SeatFacts& s) {
         s.fights.assign(6, fight(0, 5, 1));
         s.fights[0].helper = Seat{1};
     }},
    {"rentACrowd", false, [](GameFacts&, SeatFacts& s) { s.helped = 4; },
     [](GameFacts&, SeatFacts& s) { s.helped = 3; }},
};

INSTANTIATE_TEST_SUITE_P(All, HonourTest, testing::ValuesIn(kCases),
                         [](const auto& test) { return std::string(test.param.honour); });

TEST(Honours, AGrandTourTakesThreeEditions) {
    MyGames games;
    const auto play = [&](std::uint64_t key, const char* edition) {
        GameFacts game = tests::wonGame(key);
        game.editions = {edition};
        const auto earned = addGame(games, game, kJames, 1);
        return std::find(earned.begin(), earned.end(), EarnedHonour{"James", "grandTour"}) != earned.end();
    };
    EXPECT_FALSE(play(1, "original"));
    EXPECT_FALSE(play(2, "critical"));
    EXPECT_FALSE(play(3, "critical"));
    EXPECT_TRUE(play(4, "shakespeare"));
}

TEST(Honours, EachHasATestAndAnOwnName) {
    std::set<std::string_view> tested{"grandTour"};
    for (const Case& test : kCases) tested.insert(test.honour);
    std::set<std::string_view> known;
    for (const Honour& honour : allHonours()) EXPECT_TRUE(known.insert(honour.key).second) << honour.key;
    EXPECT_EQ(known, tested);
}

TEST(Honours, AreEarnedOnce) {
    MyGames games;
    GameFacts game = tests::someGame(1);
    game.seats[0].curses = 8;
    EXPECT_EQ(addGame(games, game, kJames, 10).size(), 1U);
    game.key = 2;
    EXPECT_TRUE(addGame(games, game, kJames, 20).empty());
    EXPECT_EQ(games.persons["James"].honours["lightningRod"], 10);
}

}  // namespace
}  // namespace kickdoor
