// Whole games in which every law is looked at after every command, the costly ones now and then.
#include <gtest/gtest.h>

#include <algorithm>

#include "any_pack.h"
#include "io/snapshot/validate.h"
#include "laws.h"
#include "played.h"
#include "recorded.h"
#include "rule_set/rule_fields.h"
#include "support/packs.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

// The costly laws cost fifty times a command.
constexpr std::uint32_t kDearOneIn = 12;

std::string costlyLaws(const Game& game, const GameState& state, BotRng& rng) {
    if (std::string wrong = viewsJudgeAlike(game, state); !wrong.empty()) return wrong;
    if (std::string wrong = viewsKeepSecrets(game, state, rng); !wrong.empty()) return wrong;
    if (std::string wrong = validate(game, state); !wrong.empty()) return "not valid: " + wrong;
    for (Seat seat{0}; seat < state.players; ++seat)
        if (std::string wrong = validate(game, viewOf(game, state, seat)); !wrong.empty())
            return "a view is not valid: " + wrong;
    return somebodyCanAct(game, state);
}

// Most abilities answer something, and then only for a moment: such moments are looked at more often.
std::string offersAreWhole(const Game& game, const GameState& state, BotRng& rng) {
    const bool anyTime = state.window.kind == WindowKind::None;
    if (rng.below(anyTime ? 2 * kDearOneIn : kDearOneIn / 4) != 0) return {};
    for (Seat seat{0}; seat < state.players; ++seat)
        if (anyTime || state.window.waiting.has(seat))
            if (std::string wrong = allThatIsLegalIsOffered(game, state, seat); !wrong.empty()) return wrong;
    return {};
}

std::string cheapLaws(const Game& game, const GameState& state) {
    if (std::string wrong = cardsAreConserved(state); !wrong.empty()) return wrong;
    if (std::string wrong = copiesAreFaithful(state); !wrong.empty()) return wrong;
    if (const std::string wrong = breakdownAddsUp(game, state); !wrong.empty()) return wrong;
    return figuresAreInRange(game, state);
}

// Empty: the game went through, and ended if it is one that must.
std::string playThrough(const PlayedGame& setting) {
    const Game game{setting.packs->catalog, setting.rules};
    const GameState start = newGame(game, setting.players, setting.seed);
    const auto bots = botsFor(setting);
    Playout playout(game, start, bots, setting.seed);
    BotRng rng(setting.seed);
    int actions = 0;
    while (actions < setting.actions) {
        const GameState before = playout.state();
        const bool costly = rng.below(kDearOneIn) == 0;
        RecordedStep recorded(game, before);
        const bool more = playout.step(costly ? recorded.sink() : nullptr);
        const std::string place =
            nameOf(setting) + ", command " + std::to_string(playout.result().actions) + ": ";
        if (!more) {
            const PlayoutEnd end = playout.result().end;
            if (end != PlayoutEnd::Won) return place + "ended with " + std::to_string(static_cast<int>(end));
            return {};
        }
        if (playout.result().actions == actions) continue;
        actions = playout.result().actions;
        std::string wrong = cheapLaws(game, playout.state());
        if (wrong.empty()) wrong = offersAreWhole(game, playout.state(), rng);
        if (wrong.empty() && costly) wrong = costlyLaws(game, playout.state(), rng);
        if (wrong.empty() && costly) wrong = recorded.check(playout.state());
        if (wrong.empty() && costly) wrong = sameAgain(game, before, playout.lastCommand(), playout.state());
        if (!wrong.empty())
            return place + wrong + " (after kind " +
                   std::to_string(static_cast<int>(playout.lastCommand().kind())) + ")";
    }
    return setting.cast == Cast::Wild ? std::string() : nameOf(setting) + ": does not end";
}

void playMany(Cast cast, int games, int actions = 100'000) {
    ASSERT_TRUE(originalEdition().ok());
    int failures = 0;
    for (int i = 0; i < games * effort() && failures < 5; ++i) {
        PlayedGame setting;
        setting.cast = cast;
        setting.players = 3 + i % 4;
        setting.seed = static_cast<std::uint64_t>(i);
        setting.actions = actions;
        const std::string wrong = playThrough(setting);
        failures += wrong.empty() ? 0 : 1;
        EXPECT_EQ(wrong, "");
    }
}

TEST(Laws, HoldInRandomGames) {
    playMany(Cast::Random, 24);
}
TEST(Laws, HoldInGreedyGames) {
    playMany(Cast::Greedy, 48);
}
TEST(Laws, HoldInMixedGames) {
    playMany(Cast::Mixed, 24);
}
TEST(Laws, HoldWhateverIsSaid) {
    playMany(Cast::Wild, 40, 1'000);
}

// The bits of `bits` switch the options of the table.
void switchOptions(RuleSet& rules, std::uint64_t bits) {
    for (const RuleField& field : ruleFields()) {
        if (!field.option) continue;
        field.set(rules, static_cast<std::int64_t>(bits & 1));
        bits >>= 1;
    }
}

// How many choices there are of options to be on.
std::uint64_t optionSets() {
    const auto options = std::ranges::count_if(ruleFields(), &RuleField::option);
    return std::uint64_t{1} << options;
}

void playPacks(const std::vector<std::string>& editions, std::uint64_t seed, std::uint64_t options = 0) {
    const LoadResult& packs = mixOf(editions);
    ASSERT_TRUE(packs.ok()) << editions.front() << ": " << errorText(packs);
    for (const Cast cast : {Cast::Mixed, Cast::Wild, Cast::Greedy, Cast::Random}) {
        PlayedGame setting;
        setting.packs = &packs;
        setting.rules = packs.rules;
        switchOptions(setting.rules, options);
        setting.cast = cast;
        setting.players = 3 + static_cast<int>(seed % 4);
        setting.seed = seed++;
        setting.actions = cast == Cast::Wild ? 1'500 : 100'000;
        EXPECT_EQ(playThrough(setting), "");
    }
}

TEST(Laws, HoldInEveryEdition) {
    std::uint64_t seed = 50;
    for (int i = 0; i < effort(); ++i)
        for (const std::string& edition : installedEditions()) playPacks({edition}, seed += 7);
}

TEST(Laws, HoldWhateverTheBaseOfAllTogether) {
    std::uint64_t seed = 500;
    const std::vector<std::string> all = installedEditions();
    for (int i = 0; i < effort(); ++i)
        for (std::size_t base = 0; base < all.size(); ++base) {
            std::vector<std::string> mix = all;
            std::swap(mix[0], mix[base]);
            playPacks(mix, seed += 7);
        }
}

TEST(Laws, HoldInEveryEditionAndMixUnderEveryOption) {
    std::uint64_t seed = 5000;
    const std::vector<std::string> all = installedEditions();
    for (std::uint64_t i = 0; i < 4 * static_cast<std::uint64_t>(effort()); ++i)
        for (std::size_t base = 0; base < all.size(); ++base) {
            std::vector<std::string> mix = all;
            std::swap(mix[0], mix[base]);
            // Every set of options comes round: 37 and their number without the empty one have no common
            // factor.
            seed += 37;
            playPacks(i % 2 == 0 ? std::vector{mix[0]} : mix, seed, 1 + seed % (optionSets() - 1));
        }
}

TEST(Laws, HoldUnderEveryOption) {
    for (int i = 0; i < 64 * effort(); ++i) {
        PlayedGame setting;
        // Many of them among the cards of all editions, each edition the base in turn.
        std::vector<std::string> all = installedEditions();
        std::swap(all[0], all[static_cast<std::size_t>(i / 4) % all.size()]);
        if (i % 4 >= 3 - i / 32) setting.packs = &mixOf(all);
        setting.rules = setting.packs->rules;
        setting.cast = i % 2 == 0 ? Cast::Mixed : Cast::Wild;
        setting.players = 3 + i % 4;
        setting.seed = 1000 + static_cast<std::uint64_t>(i);
        setting.actions = setting.cast == Cast::Wild ? 1'000 : 100'000;
        setting.rules.sharedVictory = (i & 2) != 0;
        setting.rules.listenAtTheDoor = (i & 4) != 0;
        setting.rules.itemsInCombat = (i & 8) != 0;
        setting.rules.helpWithHandCards = (i & 16) != 0;
        setting.rules.levelCardsAnyone = (i & 4) == 0;
        setting.rules.mayDiscardFromPlay = (i & 8) == 0;
        setting.rules.rebirthAtOnce = (i & 16) == 0;
        setting.rules.setupAnyItem = (i & 2) == 0;
        setting.rules.layAnyOneShot = (i & 1) == 0;
        setting.rules.epic = i % 8 == 7;
        setting.rules.criticalCombat = (i & 32) != 0;
        setting.rules.bossMonsters = (i & 24) == 24;
        setting.rules.initiativeSides = (i & 32) != 0 ? 20 : 6;
        EXPECT_EQ(playThrough(setting), "");
    }
}

void playMadeUp(const LoadResult& packs, std::uint64_t seed) {
    ASSERT_TRUE(packs.ok()) << errorText(packs);
    PlayedGame setting;
    setting.packs = &packs;
    setting.rules = packs.rules;
    switchOptions(setting.rules, seed * 37 % optionSets());
    setting.cast = Cast::Wild;
    setting.players = 3 + static_cast<int>(seed % 4);
    setting.seed = seed;
    setting.actions = 1'500;
    EXPECT_EQ(playThrough(setting), "");
}

TEST(Laws, HoldForCardsThatNobodyThoughtOf) {
    for (std::uint64_t seed = 1; seed <= 6 * static_cast<std::uint64_t>(effort()); ++seed)
        playMadeUp(anyPack(seed), seed);
}

TEST(Laws, HoldForCardsThatCannotWork) {
    for (std::uint64_t seed = 1; seed <= 6 * static_cast<std::uint64_t>(effort()); ++seed)
        playMadeUp(strangePack(seed), seed);
}

}  // namespace
