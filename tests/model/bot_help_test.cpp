// Offers of help to a bot that fights.
#include "bot/greedy_bot.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class BotHelpTest : public TableFixture {
protected:
    // A bot's fight, the dice about to be thrown; the next player offers to help.
    void offer(int level, int treasures) {
        game.rules.criticalCombat = true;
        endSetUp();
        fighter = state.active;
        const Seat helper = state.leftOf(fighter);
        state.phase = Phase::LookOrLoot;
        state.player[fighter].level = static_cast<std::int8_t>(level);
        state.player[helper].level = 8;
        say(CommandKind::LookForTrouble, fighter, put("drooling-slime", Zone::Hand, fighter));
        say(CommandKind::Fight, fighter);
        ASSERT_EQ(state.window.kind, WindowKind::Settle);
        Command command;
        command.move.kind = CommandKind::OfferHelp;
        command.move.by = helper;
        command.terms.treasures = static_cast<std::uint8_t>(treasures);
        ASSERT_TRUE(apply(game, state, command).empty());
    }
    std::optional<Command> chosen() {
        const GameState view = viewOf(game, state, fighter);
        LegalCommands legal;
        legalCommands(game, view, fighter, legal);
        return GreedyBot(1).choose(game, view, fighter, legal);
    }
    Seat fighter = kNoSeat;
};

TEST_F(BotHelpTest, AnOfferBeforeTheDiceIsAccepted) {
    offer(3, 0);
    state.player[fighter].level = 1;  // has become too weak since
    state.combat.marks.push_back({-3, kNoDef, kOnFighters, fighter});
    const auto command = chosen();
    ASSERT_TRUE(command);
    EXPECT_EQ(command->kind(), CommandKind::Accept);
}

TEST_F(BotHelpTest, AnOfferBeforeTheDiceIsDeclinedByWhoeverWouldWin) {
    offer(9, 1);
    const auto command = chosen();
    ASSERT_TRUE(command);
    EXPECT_EQ(command->kind(), CommandKind::Decline);
}

// An Elf goes up a Level for each monster (R5.4).
TEST_F(BotHelpTest, NoHelpIsTakenFromWhomAloneItWouldMakeTheWinner) {
    offer(3, 0);
    state.player[fighter].level = 1;
    state.combat.marks.push_back({-3, kNoDef, kOnFighters, fighter});
    const Seat helper = state.leftOf(fighter);
    wear("elf", helper);
    const auto answer = [&](int level) {
        state.player[helper].level = static_cast<std::int8_t>(level);
        const GameState view = viewOf(game, state, fighter);
        LegalCommands legal;
        legalCommands(game, view, fighter, legal);
        const auto command = makeBot("regular", 1)->choose(game, view, fighter, legal);
        return command ? command->kind() : CommandKind::Pass;
    };
    EXPECT_EQ(answer(9), CommandKind::Decline);
    EXPECT_EQ(answer(8), CommandKind::Decline) << "too near the goal for so little";
    state.combat.marks.clear();
    EXPECT_EQ(answer(5), CommandKind::Accept);
}

}  // namespace
}  // namespace kickdoor
