#include "tally/telling.h"

#include <gtest/gtest.h>

#include "facts.h"

namespace kickdoor {
namespace {

using Kind = Telling::Kind;
constexpr Seat kSeat{0};

TEST(WorthTelling, AQuietGameHasItsTurns) {
    EXPECT_EQ(worthTelling(tests::someGame()), (Telling{Kind::Turns, kNoSeat, {}, {}, 20}));
    EXPECT_EQ(worthTelling({}).kind, Kind::Turns);
}

TEST(WorthTelling, TheLongestFight) {
    GameFacts game = tests::someGame();
    game.seats[0].fights = {tests::fight(8, 9, 15), tests::fight(9, 9, 15), tests::fight(7, 9, 15)};
    EXPECT_EQ(worthTelling(game), (Telling{Kind::LongFight, kSeat, {}, "original/feral-teapot", 9}));
}

TEST(WorthTelling, AGreatFightAndANarrowOne) {
    GameFacts game = tests::someGame();
    game.seats[0].fights = {tests::fight(1, 30, 25)};
    EXPECT_EQ(worthTelling(game), (Telling{Kind::GreatFight, kSeat, {}, "original/feral-teapot", 30, 25}));
    game.seats[0].fights = {tests::fight(1, 15, 14)};
    EXPECT_EQ(worthTelling(game), (Telling{Kind::Whisker, kSeat, {}, "original/feral-teapot", 15, 14}));
    game.seats[0].fights = {tests::fight(1, 14, 15)};
    EXPECT_EQ(worthTelling(game).kind, Kind::Turns) << "lost by a point is nothing";
}

TEST(WorthTelling, ACloseRun) {
    GameFacts game = tests::someGame();
    game.seats[0].level = 9;
    EXPECT_EQ(worthTelling(game), (Telling{Kind::CloseRun, kNoSeat, tests::kJames}));
}

TEST(WorthTelling, TheBiggestSwing) {
    GameFacts game = tests::someGame();
    game.swing = {kSeat, 8, 3, 12};
    EXPECT_EQ(worthTelling(game), (Telling{Kind::Swing, kSeat, {}, {}, 8, 3, 12}));
}

TEST(WorthTelling, DeathsAndLeads) {
    GameFacts game = tests::someGame();
    game.seats[0].deaths.resize(2);
    EXPECT_EQ(worthTelling(game), (Telling{Kind::Deaths, kSeat, {}, {}, 2}));
    game.leads = 9;
    EXPECT_EQ(worthTelling(game), (Telling{Kind::Leads, kNoSeat, {}, {}, 9}));
}

TEST(WorthTelling, TheWinnersWay) {
    GameFacts game = tests::wonGame();
    game.seats[0].deaths.resize(1);
    EXPECT_EQ(worthTelling(game), (Telling{Kind::DiedAndWon, kSeat}));
    game.seats[0].behind = 5;
    EXPECT_EQ(worthTelling(game), (Telling{Kind::Comeback, kSeat, {}, {}, 5}));
    game.seats[0].won = false;
    EXPECT_EQ(worthTelling(game).kind, Kind::Turns) << "who was behind and lost is nobody's story";
}

}  // namespace
}  // namespace kickdoor
