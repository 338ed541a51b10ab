// Hints for players: what they are made of, and what they may not know.
#include "bot/search/advice.h"

#include <gtest/gtest.h>

#include "bot/value/value.h"
#include "played.h"
#include "support/scrambled.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

std::vector<Advised> adviceFor(const Game& game, const GameState& state, Seat seat) {
    LegalCommands legal;
    legalCommands(game, state, seat, legal);
    Adviser adviser({game, state, seat}, legal);
    while (adviser.step()) {
    }
    return adviser.advice();
}

// Calls fn(game, state, seat) for some decisions of a game.
template <class Fn>
void forSomeDecisions(std::uint64_t seed, int everyNth, Fn&& fn) {
    const Game game{originalEdition().catalog, originalEdition().rules};
    PlayedGame setting;
    setting.cast = Cast::Greedy;
    setting.seed = seed;
    const auto bots = botsFor(setting);
    Playout playout(game, newGame(game, setting.players, seed), bots, seed);
    for (int steps = 0; playout.step(); ++steps) {
        if (steps % everyNth != 0) continue;
        for (Seat seat{0}; seat < setting.players; ++seat)
            if (waitingFor(playout.state()).has(seat)) fn(game, playout.state(), seat);
    }
}

TEST(Advice, ListsLegalCommandsWithWhatCameOfThem) {
    int compared = 0;
    int fights = 0;
    forSomeDecisions(5, 97, [&](const Game& game, const GameState& state, Seat seat) {
        const auto advice = adviceFor(game, state, seat);
        ASSERT_FALSE(advice.empty());
        for (const Advised& one : advice) {
            if (one.candidate) {
                EXPECT_TRUE(judge(game, state, *one.candidate).empty());
            }
            const Outcome& outcome = one.outcome;
            if (advice.size() < 2) continue;
            ++compared;
            EXPECT_GT(outcome.worlds, 20);
            EXPECT_GE(outcome.chance, 0);
            EXPECT_LE(outcome.chance, kCertain);
            EXPECT_LE(outcome.deaths, outcome.worlds);
            EXPECT_LE(outcome.fought, outcome.worlds);
            EXPECT_LE(outcome.victory, outcome.fought);
            fights += outcome.victory > 0 ? 1 : 0;
        }
        for (std::size_t i = 2; i < advice.size(); ++i)
            EXPECT_GE(advice[i - 1].outcome.chance, advice[i].outcome.chance);
    });
    EXPECT_GT(compared, 10);
    EXPECT_GT(fights, 2);
}

// R3.1, and no chance but what the seat sees.
TEST(Advice, IsTheSameWhateverTheHiddenCardsAre) {
    BotRng rng(8);
    int compared = 0;
    forSomeDecisions(6, 67, [&](const Game& game, const GameState& state, Seat seat) {
        const auto here = adviceFor(game, state, seat);
        const auto there = adviceFor(game, scrambled(game, state, seat, rng), seat);
        const auto seen = adviceFor(game, viewOf(game, state, seat), seat);
        ASSERT_EQ(here.size(), there.size());
        ASSERT_EQ(here.size(), seen.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            EXPECT_EQ(here[i].candidate, there[i].candidate);
            EXPECT_EQ(here[i].candidate, seen[i].candidate);
            EXPECT_EQ(here[i].outcome.chance, there[i].outcome.chance);
            EXPECT_EQ(here[i].outcome.levels, seen[i].outcome.levels);
        }
        ++compared;
    });
    EXPECT_GT(compared, 5);
}

TEST(Advice, SaysNothingWhereNothingCanBeDone) {
    const Game game{originalEdition().catalog, originalEdition().rules};
    GameState state = newGame(game, 4, 3);
    EXPECT_EQ(adviceFor(game, state, Seat{0}).size(), 1U) << "the first hand is not thought about";
    state.phase = Phase::Over;
    EXPECT_TRUE(adviceFor(game, state, Seat{0}).empty());
}

}  // namespace
