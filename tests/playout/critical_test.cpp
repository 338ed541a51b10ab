// Critical combat in whole games (R8.13): the dice are lines of the breakdown, and every last card turns the
// fight.
#include <gtest/gtest.h>

#include <algorithm>

#include "evaluation/strength.h"
#include "played.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

struct Found {
    int windows = 0;
    int cards = 0;
    int wrong = 0;
};

// A d20 a side, the fighters' thrown by the fighter, the monsters' by somebody.
bool diceAreShown(const Game& game, const GameState& state) {
    int ours = 0;
    int theirs = 0;
    for (const SumLine& line : combatBreakdown(game, state)) {
        if (line.source != SumLine::Source::Die) continue;
        if (line.monsterSide)
            theirs += line.seat < state.players ? 1 : 100;
        else
            ours += line.seat == state.combat.fighter ? 1 : 100;
    }
    return ours == 1 && theirs == 1;
}

// Won, or without monsters; a question of its player may come first.
bool isTurned(const GameState& state, Seat by) {
    if (state.question.kind != QuestionKind::None && state.question.asked == by) return true;
    const bool goesOn =
        state.combat.stage == CombatStage::LastCard || state.combat.stage == CombatStage::Fleeing;
    return state.phase == Phase::Over || !goesOn;
}

bool playsOrUses(const Move& move) {
    return move.kind == CommandKind::Play || move.kind == CommandKind::Use;
}

void lookAtWindow(const Game& game, const GameState& state, Found& found) {
    ++found.windows;
    if (!diceAreShown(game, state)) ++found.wrong;
    LegalCommands legal;
    for (Seat seat{0}; seat < state.players; ++seat) {
        legalCommands(game, viewOf(game, state, seat), seat, legal);
        if (!state.window.waiting.has(seat)) {
            // Trades and equipment of bystanders go on, and an identity may go (R6.2, R4.4); cards do not.
            found.wrong +=
                static_cast<int>(std::count_if(legal.moves.begin(), legal.moves.end(), playsOrUses) +
                                 std::count_if(legal.templates.begin(), legal.templates.end(),
                                               [](const CommandTemplate& t) { return playsOrUses(t.move); }));
            continue;
        }
        for (const Move& move : legal.moves) {
            if (move.kind != CommandKind::Play) continue;
            ++found.cards;
            GameState after = state;
            if (!apply(game, after, commandOf(move)).empty() || !isTurned(after, seat)) ++found.wrong;
        }
    }
}

TEST(CriticalCombat, ShowsItsDiceAndTakesOnlyCardsThatTurnTheFight) {
    Found found;
    const std::vector<std::string> all = installedEditions();
    for (std::size_t i = 0; i < 14 * static_cast<std::size_t>(effort()); ++i) {
        PlayedGame setting;
        setting.packs = i % 2 == 0 ? &mixOf({all[i / 2 % all.size()]}) : &mixOf(all);
        setting.rules = setting.packs->rules;
        setting.rules.criticalCombat = true;
        setting.rules.itemsInCombat = i % 3 == 0;
        setting.cast = Cast::Mixed;
        setting.players = 3 + static_cast<int>(i % 4);
        setting.seed = 700 + i;
        const Game game{setting.packs->catalog, setting.rules};
        const auto bots = botsFor(setting);
        Playout playout(game, newGame(game, setting.players, setting.seed), bots, setting.seed);
        while (playout.step())
            if (playout.state().window.kind == WindowKind::LastCard)
                lookAtWindow(game, playout.state(), found);
    }
    EXPECT_GT(found.windows, 50);
    EXPECT_GT(found.cards, 20);
    EXPECT_EQ(found.wrong, 0);
}

}  // namespace
