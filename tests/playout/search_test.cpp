// Bots that think: the worlds they imagine, and what they may not know.
#include <gtest/gtest.h>

#include "bot/levels.h"
#include "bot/search/searching_bot.h"
#include "bot/value/value.h"
#include "io/snapshot/validate.h"
#include "played.h"
#include "support/scrambled.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

// Calls fn(game, state) for some states of games of each edition and of all mixed.
template <class Fn>
void forSomeStates(Fn&& fn, int everyNth) {
    std::vector<std::vector<std::string>> mixes = {installedEditions()};
    for (const std::string& edition : installedEditions()) mixes.push_back({edition});
    std::uint64_t seed = 77;
    for (const auto& mix : mixes) {
        const LoadResult& packs = mixOf(mix);
        const Game game{packs.catalog, packs.rules};
        PlayedGame setting;
        setting.packs = &packs;
        setting.cast = Cast::Mixed;
        setting.seed = ++seed;
        const auto bots = botsFor(setting);
        Playout playout(game, newGame(game, setting.players, setting.seed), bots, setting.seed);
        for (int steps = 0; playout.step(); ++steps)
            if (steps % everyNth == 0) fn(game, playout.state());
    }
}

TEST(Worlds, AgreeWithTheViewAndCanBePlayed) {
    forSomeStates(
        [](const Game& game, const GameState& state) {
            for (Seat seat{0}; seat < state.players; ++seat) {
                const GameState view = viewOf(game, state, seat);
                const Worlds worlds(game, view);
                GameState world;
                worlds.draw(5, world);
                EXPECT_EQ(viewOf(game, world, seat), view);
                // What others are asked is not in the view.
                if (state.question.kind == QuestionKind::None || state.question.asked == seat) {
                    EXPECT_EQ(validate(game, world), "");
                }
            }
        },
        23);
}

TEST(Worlds, AreDrawnAnewByNumber) {
    const Game game{originalEdition().catalog, originalEdition().rules};
    const GameState view = viewOf(game, newGame(game, 4, 3), Seat{0});
    const Worlds worlds(game, view);
    GameState one;
    GameState same;
    GameState other;
    worlds.draw(1, one);
    worlds.draw(1, same);
    worlds.draw(2, other);
    EXPECT_EQ(one, same);
    EXPECT_NE(one, other);
}

TEST(Worlds, HaveEachCardAsOftenAsThePacks) {
    const Game game{originalEdition().catalog, originalEdition().rules};
    const GameState view = viewOf(game, newGame(game, 4, 3), Seat{0});
    GameState world;
    Worlds(game, view).draw(9, world);
    std::vector<int> count(game.catalog.cards.size());
    for (CardId card{0}; card < world.cards.count(); ++card) ++count[world.cards.def(card)];
    for (std::size_t def = 0; def < count.size(); ++def)
        EXPECT_EQ(count[def], game.catalog.cards[def].copies);
}

// Also bots that imagine what they do not know.
TEST(EveryBot, DecidesTheSameWhateverTheHiddenCardsAre) {
    BotRng rng(4);
    std::vector<std::string_view> names(botNames().begin(), botNames().end());
    names.emplace_back("greedy");
    for (const char* tempered : {"regular-cautious", "regular-lootgreedy", "rookie-vengeful",
                                 "regular-generous", "regular-chaotic", "veteran-chaotic"})
        names.emplace_back(tempered);
    int compared = 0;
    forSomeStates(
        [&](const Game& game, const GameState& state) {
            for (Seat seat{0}; seat < state.players; ++seat) {
                if (!mayAnswer(state).has(seat)) continue;
                const GameState other = scrambled(game, state, seat, rng);
                const GameState view = viewOf(game, state, seat);
                LegalCommands legal;
                legalCommands(game, view, seat, legal);
                if (legal.moves.empty() && legal.templates.empty()) continue;
                for (const std::string_view name : names) {
                    const auto byView = makeBot(name, 11)->choose(game, view, seat, legal);
                    // By a sight of the full state, and of another one that looks the same to the seat.
                    for (const GameState* full : {&state, &other}) {
                        LegalCommands there;
                        legalCommands(game, *full, seat, there);
                        EXPECT_EQ(byView, makeBot(name, 11)->decide({game, *full, seat}, there)) << name;
                    }
                    ++compared;
                }
            }
        },
        97);
    EXPECT_GT(compared, 100);
}

// The same decision as in one go; and a thought that is dropped has never been.
TEST(EveryBot, DecidesTheSameInSteps) {
    int stepped = 0;
    forSomeStates(
        [&](const Game& game, const GameState& state) {
            for (Seat seat{0}; seat < state.players; ++seat) {
                if (!mayAnswer(state).has(seat)) continue;
                LegalCommands legal;
                legalCommands(game, state, seat, legal);
                if (legal.moves.empty() && legal.templates.empty()) continue;
                const Sight sight{game, state, seat};
                for (const std::string_view name : {"veteran", "master"}) {
                    const auto atOnce = makeBot(name, 11);
                    const auto inSteps = makeBot(name, 11);
                    for (int dropped = 0; dropped < 3; ++dropped) {
                        const auto thought = inSteps->consider(sight, legal);
                        for (int steps = 0; steps < dropped && thought->step(); ++steps) {
                        }
                    }
                    // Twice, since a decision changes what the bot remembers.
                    for (int time = 0; time < 2; ++time) {
                        const auto thinking = inSteps->consider(sight, legal);
                        ASSERT_NE(thinking, nullptr);
                        int steps = 0;
                        while (thinking->step()) ++steps;
                        stepped += steps > 0 ? 1 : 0;
                        EXPECT_EQ(thinking->take(), atOnce->decide(sight, legal)) << name;
                    }
                }
            }
        },
        397);
    EXPECT_GT(stepped, 10);
}

TEST(SearchTest, EndsAndStaysWithTheUsualCommandInDoubt) {
    const Game game{originalEdition().catalog, originalEdition().rules};
    const GameState view = viewOf(game, newGame(game, 4, 3), Seat{0});
    const Sight sight{game, view, Seat{0}, regularWeights()};
    Move pass;
    pass.by = Seat{0};
    const std::vector<Candidate> candidates = {commandOf(pass), commandOf(pass)};
    Search search(sight, candidates, 1, {40, 10, 2, 10});
    EXPECT_EQ(search.best(), 0U) << "before the first step";
    int steps = 1;
    while (search.step()) ++steps;
    EXPECT_EQ(steps, 20);
    EXPECT_FALSE(search.step());
    EXPECT_EQ(search.best(), 0U) << "both are the same command";
    EXPECT_EQ(search.chance(0), search.chance(1));
    EXPECT_GT(search.chance(0), 0);
    EXPECT_LT(search.chance(0), kCertain);
}

TEST(Value, ChancesAddUpAndFollowTheLevels) {
    const Game game{originalEdition().catalog, originalEdition().rules};
    GameState state = newGame(game, 4, 3);
    state.player[Seat{1}].level = 8;
    PositionFeatures features;
    featuresOf({game, state, Seat{0}, regularWeights()}, features);
    int sum = 0;
    for (Seat seat{0}; seat < 4; ++seat) sum += chanceOf(valueNet(), features, 4, seat);
    EXPECT_NEAR(sum, kCertain, 4);
    for (const Seat seat : {Seat{0}, Seat{2}, Seat{3}})
        EXPECT_GT(chanceOf(valueNet(), features, 4, Seat{1}), 2 * chanceOf(valueNet(), features, 4, seat));
}

TEST(Value, LooksAtNoFaceInOtherHands) {
    BotRng rng(9);
    forSomeStates(
        [&](const Game& game, const GameState& state) {
            for (Seat seat{0}; seat < state.players; ++seat) {
                PositionFeatures here{};
                PositionFeatures there{};
                PositionFeatures seen{};
                const GameState other = scrambled(game, state, seat, rng);
                const GameState view = viewOf(game, state, seat);
                featuresOf({game, state, seat, regularWeights()}, here);
                featuresOf({game, other, seat, regularWeights()}, there);
                featuresOf({game, view, seat, regularWeights()}, seen);
                for (Seat one{0}; one < state.players; ++one) {
                    EXPECT_EQ(here[one], there[one]);
                    EXPECT_EQ(here[one], seen[one]);
                }
            }
        },
        37);
}

// Mixed tables of all levels, and of the thinking ones with little time.
TEST(EveryBot, BringsItsGamesToAnEnd) {
    const std::vector<std::string> editions = installedEditions();
    for (std::uint64_t seed = 1; seed <= 6 * static_cast<std::uint64_t>(effort()); ++seed) {
        const LoadResult& packs = seed % 6 == 0 ? mixOf(editions) : mixOf({editions[seed % editions.size()]});
        const Game game{packs.catalog, packs.rules};
        const int players = 3 + static_cast<int>(seed % 4);
        std::vector<std::unique_ptr<Bot>> bots;
        for (Seat seat{0}; seat < players; ++seat) {
            const auto which = (seed + seat) % (botNames().size() + 1);
            if (which == botNames().size() || botNames()[which] == "master")
                bots.push_back(std::make_unique<SearchingBot>(botSeed(seed, seat), SearchLimits{12, 6, 2, 10},
                                                              regularWeights()));
            else
                bots.push_back(makeBot(botNames()[which], botSeed(seed, seat)));
        }
        Playout playout(game, newGame(game, players, seed), bots, seed);
        EXPECT_EQ(playout.run().end, PlayoutEnd::Won) << seed;
    }
}

}  // namespace
