// What a refused command is told: the sentence of the rule, with what the card itself asks for.
#include "wording_fixture.h"

namespace kickdoor {
namespace {

TEST_F(WordingTest, AnItemNamesWhoMayUseIt) {
    const CardId wand = put("wand-of-pointing-at-things", Zone::InPlay, me());
    EXPECT_TRUE(whyNot(CommandKind::Equip, wand).contains("Elves only"));
}

TEST_F(WordingTest, HandsAreCounted) {
    wear("staff-of-napalm", me());
    put("wizard", Zone::InPlay, me());
    const CardId broom = put("broom-of-sweeping-victory", Zone::InPlay, me());
    const QString why = whyNot(CommandKind::Equip, broom);
    EXPECT_TRUE(why.contains("needs 2 Hand") && why.contains("1 is free") && why.contains("Staff of Napalm"))
        << why.toStdString();
}

TEST_F(WordingTest, NoHandIsFreeIsSaidInWords) {
    wear("combat-ladder", me());
    const QString why = whyNot(CommandKind::Equip, put("spoon-of-destiny", Zone::InPlay, me()));
    EXPECT_TRUE(why.contains("none is free") && why.contains("Combat Ladder")) << why.toStdString();
}

// R7.11: what Cheat! lies on fills no hand.
TEST_F(WordingTest, HandsAreCountedAsTheRulesDo) {
    state.cards.attach(put("cheat", Zone::InPlay, me()), wear("spoon-of-destiny", me()));
    wear("haddock-of-smiting", me());
    const CardId broom = put("broom-of-sweeping-victory", Zone::InPlay, me());
    const QString why = whyNot(CommandKind::Equip, broom);
    EXPECT_TRUE(why.contains("1 is free") && why.contains("Haddock of Smiting")) << why.toStdString();
}

// R7.11: nor does a Big Item count that it lies on.
TEST_F(WordingTest, BigItemsAreNamedAsTheRulesCountThem) {
    state.cards.attach(put("cheat", Zone::InPlay, me()), put("sentimental-boulder", Zone::InPlay, me()));
    put("bagpipes-of-morale", Zone::InPlay, me());
    const QString why = whyNot(CommandKind::Play, put("combat-ladder", Zone::Hand, me()));
    EXPECT_TRUE(why.contains("Bagpipes of Morale") && !why.contains("Boulder")) << why.toStdString();
}

TEST_F(WordingTest, ADoublingCardNamesItsType) {
    const CardId half = put("half-breed", Zone::Hand, me());
    EXPECT_TRUE(whyNot(CommandKind::Play, half).contains("Race"))
        << whyNot(CommandKind::Play, half).toStdString();
}

TEST_F(WordingTest, ACardNamesItsCondition) {
    const CardId cleaning = put("spring-cleaning", Zone::Hand, me());
    const QString why = whyNot(CommandKind::Play, cleaning);
    EXPECT_TRUE(why.contains("only if") && why.contains("Item")) << why.toStdString();
}

class CriticalWordingTest : public WordingTest {
protected:
    CriticalWordingTest() : WordingTest("critical") {}
};

TEST_F(CriticalWordingTest, ACardForWhichNobodyIsATargetSaysSo) {
    state.phase = Phase::Arrange;
    const CardId card = put("everybody-ships-it", Zone::Hand, me());
    state.player[me()].level = 4;
    show(me());
    const QString nobody = whyNot(CommandKind::Play, card);
    EXPECT_TRUE(nobody.contains("Nobody is a target for <b>Everybody Ships It</b> now"))
        << qPrintable(nobody);
    state.player[state.leftOf(me())].level = 4;
    show(me());
    const QString fits = whyNot(CommandKind::Play, card);
    EXPECT_TRUE(fits.contains("needs a target that fits")) << qPrintable(fits);
}

// R2.8: a Boss Monster is a monster like any other, unless some must fall before anybody wins.
TEST_F(CriticalWordingTest, NoBossIsFoughtUnlessTheOptionIsOn) {
    fight("obann");
    CombatModel combat(shown);
    show(me());
    EXPECT_FALSE(combat.boss());
    game.rules.bossMonsters = true;
    show(me());
    EXPECT_TRUE(combat.boss());
}

TEST_F(PathfinderWordingTest, WithoutACombatNoTargetIsAskedFor) {
    const QString why = whyNot(CommandKind::Play, put("petty-banishment", Zone::Hand, me()));
    EXPECT_TRUE(why.contains("No combat") && !why.contains("target")) << why.toStdString();
}

class ShakespeareWordingTest : public WordingTest {
protected:
    ShakespeareWordingTest() : WordingTest("shakespeare") {}
};

// It has no moment of its own, and is for everybody.
TEST_F(ShakespeareWordingTest, ALevelCardOfEverybodySaysWhenItIsPlayed) {
    fight("angry-groundling");
    const Seat other = state.leftOf(me());
    const CardId card = put("as-you-all-like-it", Zone::Hand, other);
    show(other);
    Move move;
    move.kind = CommandKind::Play;
    move.by = other;
    move.card = card;
    move.aim = Aim::atPlayer(me());
    const auto why = [&] {
        return shown.wording().whyNot(game, shown.view(), judge(game, shown.view(), commandOf(move))).text;
    };
    EXPECT_TRUE(why().contains("only in your own turn")) << why().toStdString();
    EXPECT_FALSE(why().contains("moment") || why().contains("yourself")) << why().toStdString();
    state.cards.set(card, card_flag::kFresh, true);
    show(other);
    EXPECT_FALSE(why().contains("just when you get it")) << why().toStdString();
}

// R1.8: there, only Items are laid down that can be used.
TEST_F(ShakespeareWordingTest, BeforeTheFirstTurnNoItemIsSaidToBeCarried) {
    state.phase = Phase::Setup;
    state.player[me()].setUpDone = 0;
    const CardId hat = put("plumed-hat-of-upstaging", Zone::Hand, me());
    show(me());
    const QString why = whyNot(CommandKind::Play, hat);
    EXPECT_TRUE(why.contains("Not before the first turn") && why.contains("cannot use")) << why.toStdString();
    EXPECT_FALSE(why.contains("carry")) << why.toStdString();
}

// A helper plays it in another's turn.
TEST_F(ShakespeareWordingTest, ALevelCardForHelpersIsNotSaidToBeForTheOwnTurn) {
    const Seat other = state.leftOf(me());
    const CardId card = put("standing-ovation", Zone::Hand, other);
    show(other);
    Move move;
    move.kind = CommandKind::Play;
    move.by = other;
    move.card = card;
    const QString why =
        shown.wording().whyNot(game, shown.view(), judge(game, shown.view(), commandOf(move))).text;
    EXPECT_FALSE(why.isEmpty() || why.contains("own turn")) << why.toStdString();
}

TEST_F(ShakespeareWordingTest, ALevelCardOfEverybodyIsNotForItsPlayerOnly) {
    const CardId card = put("as-you-all-like-it", Zone::Hand, me());
    show(me());
    const QString why = whyNot(CommandKind::Play, card, Aim::atPlayer(state.leftOf(me())));
    EXPECT_TRUE(why.contains("needs no target")) << why.toStdString();
}

}  // namespace
}  // namespace kickdoor
