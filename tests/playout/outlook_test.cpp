// The chances of all seats, for looking back on a game.
#include "bot/search/outlook.h"

#include <gtest/gtest.h>

#include <vector>

#include "bot/value/value.h"
#include "played.h"
#include "rules/engine.h"

namespace {

using namespace kickdoor;
using namespace tests;

std::vector<int> chancesOf(const Game& game, const GameState& state, int games = 40) {
    Outlook outlook(game, state);
    for (int i = 0; i < games; ++i) outlook.step();
    std::vector<int> chances;
    for (Seat seat{0}; seat < state.players; ++seat) chances.push_back(outlook.chance(seat));
    return chances;
}

TEST(Outlook, AddsUpAndFollowsTheLevels) {
    const Game game{originalEdition().catalog, originalEdition().rules};
    GameState state = newGame(game, 4, 3);
    EXPECT_EQ(Outlook(game, state).chance(Seat{0}), 0) << "nothing is known yet";
    state.player[Seat{1}].level = 8;
    const std::vector<int> chances = chancesOf(game, state);
    int sum = 0;
    for (const int one : chances) sum += one;
    EXPECT_NEAR(sum, kCertain, 40);
    for (const std::size_t seat : {0U, 2U, 3U}) EXPECT_GT(chances[1], chances[seat]);
    EXPECT_GT(chances[1], kCertain / 3) << "a quarter is equal";
}

// The hands count, what is to come does not.
TEST(Outlook, IsTheSameHoweverTheDecksLie) {
    const Game game{originalEdition().catalog, originalEdition().rules};
    const GameState state = newGame(game, 4, 3);
    GameState other = state;
    const CardId top = other.cards.first(Zone::DoorDeck);
    for (CardId card = other.cards.next(top); card != kNoCard; card = other.cards.next(card)) {
        if (other.cards.def(card) == other.cards.def(top)) continue;
        const DefId def = other.cards.def(card);
        other.cards.setDef(card, other.cards.def(top));
        other.cards.setDef(top, def);
        break;
    }
    ASSERT_FALSE(state == other);
    EXPECT_EQ(chancesOf(game, state, 20), chancesOf(game, other, 20));
}

TEST(Outlook, IsCertainAtTheEnd) {
    const Game game{originalEdition().catalog, originalEdition().rules};
    PlayedGame setting;
    setting.cast = Cast::Greedy;
    setting.seed = 4;
    const auto bots = botsFor(setting);
    Playout playout(game, newGame(game, setting.players, setting.seed), bots, setting.seed);
    ASSERT_EQ(playout.run().end, PlayoutEnd::Won);
    const Seat winner = playout.state().winners.first();
    EXPECT_EQ(chancesOf(game, playout.state(), 1)[winner], kCertain);
}

}  // namespace
