// What asking for help says of a fight for the win.
#include <array>

#include "model/decide/bargain_draft.h"
#include "model/decide/offers_model.h"
#include "model/table/combat_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

// A fight that the fighter, at Level 9, can win only with help; the helper asked is the player to the left.
class HelpToWin : public TableFixture {
protected:
    HelpToWin() {
        endSetUp();
        state.phase = Phase::LookOrLoot;
        state.player[me()].level = 9;
        say(CommandKind::LookForTrouble, me(), put("wannabe-vampire", Zone::Hand, me()));
        show(me());
    }
    Seat me() const { return state.active; }
    Seat helper() const { return state.leftOf(me()); }
    QString saidInTheDialog() {
        show(me());
        BargainDraft bargain(shown);
        bargain.ask();
        bargain.setHelper(helper());
        EXPECT_FALSE(bargain.sums().isEmpty());
        return bargain.victory();
    }
    QString saidInTheOffer() {
        Command command;
        command.move.kind = CommandKind::AskHelp;
        command.move.by = me();
        command.move.seat = helper();
        EXPECT_TRUE(apply(game, state, command).empty());
        OffersModel offers(shown);
        show(helper());
        return offers.count() == 1 ? offers.at(0).value("text").toString() : QString();
    }
};

// Nobody wins by a fight that is run from.
TEST_F(HelpToWin, IsNoLongerForTheWinWhenTheFighterRuns) {
    CombatModel fight(shown);
    show(me());
    EXPECT_TRUE(fight.forTheWin());
    say(CommandKind::RunAway, me());
    passWindows();
    ASSERT_EQ(state.combat.stage, CombatStage::Fleeing);
    show(me());
    EXPECT_FALSE(fight.forTheWin());
}

TEST_F(HelpToWin, SaysWhoIsAway) {
    std::array<Presence, kMaxSeats> presence{};
    presence[helper()] = Presence::Away;
    shown.setPresence(presence);
    show(me());
    BargainDraft bargain(shown);
    bargain.ask();
    ASSERT_GT(bargain.helpers().size(), 1);
    for (const QVariant& each : bargain.helpers()) {
        const QVariantMap one = each.toMap();
        EXPECT_EQ(one.value("away").toBool(), one.value("seat").toInt() == helper());
    }
}

TEST_F(HelpToWin, SaysThatTheVictoryWouldBeShared) {
    game.rules.sharedVictory = true;
    EXPECT_EQ(saidInTheDialog(), QLatin1String("You would both win the game."));
    EXPECT_TRUE(saidInTheOffer().contains("You would both win the game."));
}

// R2.1: the game is over before the price is paid.
TEST_F(HelpToWin, SaysThatTheHelperGetsNothingWhereTheFighterAloneWins) {
    EXPECT_TRUE(saidInTheDialog().contains("would get nothing"));
    const QString offer = saidInTheOffer();
    EXPECT_TRUE(offer.contains("for the win")) << offer.toStdString();
    EXPECT_TRUE(offer.contains("you would get nothing")) << offer.toStdString();
}

// R2.6 and ruling 14: an Elf gets a Level for helping, and may be the one who wins.
TEST_F(HelpToWin, SaysThatTheHelperAloneWouldWin) {
    put("elf", Zone::InPlay, helper());
    state.player[helper()].level = 9;
    EXPECT_EQ(saidInTheDialog(), QLatin1String("You would both win the game."));
    state.player[me()].level = 3;
    EXPECT_EQ(saidInTheDialog(),
              QStringLiteral("Only %1 would win the game.").arg(shown.wording().name(helper())));
    EXPECT_TRUE(saidInTheOffer().contains("Only you would win the game."));
}

TEST_F(HelpToWin, ShareNothingWhereNobodyWins) {
    game.rules.sharedVictory = true;
    state.player[me()].level = 3;
    EXPECT_TRUE(saidInTheDialog().isEmpty());
}

TEST_F(HelpToWin, SaysInCriticalCombatThatDiceAreToCome) {
    const QString decided = saidInTheOffer();
    EXPECT_FALSE(decided.contains("dice")) << decided.toStdString();
    game.rules.criticalCombat = true;
    OffersModel offers(shown);
    show(helper());
    ASSERT_EQ(offers.count(), 1);
    const QString text = offers.at(0).value("text").toString();
    EXPECT_TRUE(text.contains("before the dice")) << text.toStdString();
    EXPECT_FALSE(text.contains("tie")) << text.toStdString();
    show(me());
    BargainDraft bargain(shown);
    EXPECT_FALSE(bargain.diceToCome()) << "there is no fight to ask help in";
    bargain.ask();
    EXPECT_TRUE(bargain.diceToCome());
}

}  // namespace
}  // namespace kickdoor
