#include "model/decide/card_moves.h"

#include <QSignalSpy>

#include "table_fixture.h"

namespace kickdoor {
namespace {

class CardMovesTest : public TableFixture {
protected:
    CardMovesTest() { endSetUp(); }
    Seat me() const { return state.active; }
    CardMoves moves{shown};
};

TEST_F(CardMovesTest, AnItemFromTheHandMayGoToItsSlotAndIsWornThere) {
    const CardId boots = put("boots-of-butt-kicking", Zone::Hand, me());
    moves.setCard(boots);
    EXPECT_TRUE(moves.mayGo("worn"));
    EXPECT_TRUE(moves.drop("worn"));
    EXPECT_TRUE(state.cards.isIn(boots, Zone::InPlay, me()));
    EXPECT_TRUE(state.cards.isEquipped(boots));
}

TEST_F(CardMovesTest, AnItemThatCannotBeUsedGoesToTheCarriedOnesAndSaysWhy) {
    const CardId wand = put("wand-of-pointing-at-things", Zone::Hand, me());
    moves.setCard(wand);
    EXPECT_FALSE(moves.mayGo("worn"));
    EXPECT_TRUE(moves.mayGo("carried"));
    EXPECT_FALSE(moves.drop("worn"));
    EXPECT_FALSE(refusedText.isEmpty());
    EXPECT_EQ(said, 0);
}

TEST_F(CardMovesTest, AnItemFromTheHandIsCarriedWhereItIsDroppedOnTheCarriedOnes) {
    const CardId boots = put("boots-of-butt-kicking", Zone::Hand, me());
    moves.setCard(boots);
    EXPECT_TRUE(moves.drop("carried"));
    EXPECT_TRUE(state.cards.isIn(boots, Zone::InPlay, me()));
    EXPECT_FALSE(state.cards.isEquipped(boots));
    EXPECT_EQ(said, 2);
}

// What is lit is what a drop does: the middle of the table, and so the own panel, wears an Item.
TEST_F(CardMovesTest, AnItemInTheMiddleOfTheTableIsWornOrSaysWhyNot) {
    const CardId boots = put("boots-of-butt-kicking", Zone::Hand, me());
    moves.setCard(boots);
    EXPECT_TRUE(moves.mayGo("table"));
    EXPECT_FALSE(moves.mayGo("fight"));
    EXPECT_TRUE(moves.drop("table"));
    EXPECT_TRUE(state.cards.isEquipped(boots));
    moves.setCard(boots);
    EXPECT_FALSE(moves.mayGo("table"));
    EXPECT_FALSE(moves.drop("table"));
    EXPECT_FALSE(refusedText.isEmpty());
    EXPECT_TRUE(moves.drop("carried"));
    moves.setCard(boots);
    EXPECT_TRUE(moves.mayGo("table"));
    EXPECT_TRUE(moves.drop("table"));
    EXPECT_TRUE(state.cards.isEquipped(boots));
}

// Only a monster is fought without a fight.
TEST_F(CardMovesTest, WhatAvertsACurseIsNotForAFight) {
    wear("flaming-armor", me());
    Move move;
    move.kind = CommandKind::Play;
    move.by = state.leftOf(me());
    move.card = put("hole-in-the-pocket", Zone::Hand, move.by);
    move.aim = Aim::atPlayer(me());
    ASSERT_TRUE(apply(game, state, commandOf(move)).empty());
    ASSERT_EQ(state.window.kind, WindowKind::Strike);
    moves.setCard(put("second-opinion", Zone::Hand, me()));
    EXPECT_TRUE(moves.mayGo("table"));
    EXPECT_FALSE(moves.mayGo("fight"));
    EXPECT_TRUE(moves.drop("table"));
    EXPECT_EQ(state.window.kind, WindowKind::None);
}

TEST_F(CardMovesTest, TroubleIsOfferedWithEveryMonsterInHand) {
    state.phase = Phase::LookOrLoot;
    const CardId slime = put("drooling-slime", Zone::Hand, me());
    moves.offerTrouble();
    EXPECT_EQ(moves.menu()->rowCount(), 1);
    put("wannabe-vampire", Zone::Hand, me());
    QSignalSpy wanted(&moves, &CardMoves::menuWanted);
    moves.offerTrouble();
    EXPECT_EQ(moves.menu()->rowCount(), 2);
    EXPECT_EQ(wanted.count(), 1);
    moves.choose(moves.card() == slime ? 0 : 1);
    EXPECT_TRUE(state.combatOn());
}

// The first one is proposed, and Enter fights it.
TEST_F(CardMovesTest, TroubleBeginsWithTheWeakestMonster) {
    state.phase = Phase::LookOrLoot;
    put("wannabe-vampire", Zone::Hand, me());
    const CardId slime = put("drooling-slime", Zone::Hand, me());
    put("gargoyle-on-break", Zone::Hand, me());
    moves.offerTrouble();
    EXPECT_EQ(moves.card(), int{slime});
    EXPECT_TRUE(moves.menu()->at(0).value("text").toString().contains("Drooling Slime"));
    moves.choose(0);
    ASSERT_TRUE(state.combatOn());
    EXPECT_EQ(state.combat.monsters[0].card, slime);
}

TEST_F(CardMovesTest, AWornItemIsPutAsideAndPutOnAgain) {
    const CardId boots = wear("boots-of-butt-kicking", me());
    moves.setCard(boots);
    EXPECT_FALSE(moves.mayGo("worn"));
    EXPECT_TRUE(moves.drop("carried"));
    EXPECT_FALSE(state.cards.isEquipped(boots));
    moves.setCard(boots);
    EXPECT_TRUE(moves.drop("worn"));
    EXPECT_TRUE(state.cards.isEquipped(boots));
}

TEST_F(CardMovesTest, WhatACardIsForIsDoneAtOnceUnlessItHasSeveralAims) {
    const CardId boots = put("boots-of-butt-kicking", Zone::Hand, me());
    moves.setCard(boots);
    EXPECT_TRUE(moves.playAtOnce());
    EXPECT_TRUE(state.cards.isEquipped(boots));
    moves.setCard(put("lose-your-armor", Zone::Hand, me()));
    EXPECT_FALSE(moves.playAtOnce());
    EXPECT_EQ(said, 1);
}

TEST_F(CardMovesTest, ARefusedDropSaysWhyAndNothing) {
    wear("flaming-armor", me());
    const CardId monster = put("drooling-slime", Zone::Hand, me());
    moves.setCard(monster);
    EXPECT_FALSE(moves.drop("fight"));
    EXPECT_EQ(said, 0);
    EXPECT_FALSE(refusedText.isEmpty());
    EXPECT_TRUE(refusedRule.startsWith('R')) << refusedRule.toStdString();
}

// A card that leaves its row while it is dragged is no card any more when it is dropped.
TEST_F(CardMovesTest, DroppingNoCardDoesNothing) {
    for (const int none : {-1, shown.view().cards.count(), 65535}) {
        moves.setCard(none);
        EXPECT_EQ(moves.card(), -1);
        for (const char* place :
             {"hand", "worn", "carried", "identity", "discard", "table", "fight", "player:0", "card:0"})
            EXPECT_FALSE(moves.drop(place)) << none << " on " << place;
        moves.explain();
    }
    EXPECT_TRUE(refusedText.isEmpty()) << refusedText.toStdString();
    EXPECT_EQ(said, 0);
}

// A hand is closed in the middle of a drag.
TEST_F(CardMovesTest, ACardThatIsHiddenNowIsPutDown) {
    const CardId boots = put("boots-of-butt-kicking", Zone::Hand, me());
    for (const Seat other : {kNoSeat, state.leftOf(me())}) {
        show(me());
        moves.setCard(boots);
        ASSERT_TRUE(moves.mayGo("worn"));
        show(other);
        EXPECT_EQ(moves.card(), -1);
        EXPECT_TRUE(moves.places().isEmpty());
        moves.setCard(boots);
        for (const char* place : {"hand", "worn", "carried", "identity", "discard", "table", "fight"})
            EXPECT_FALSE(moves.drop(place)) << place;
    }
    EXPECT_EQ(said, 0);
}

TEST_F(CardMovesTest, ThrowingAHandAwayIsRefusedByTheRulesThatJudgeNames) {
    const CardId monster = put("drooling-slime", Zone::Hand, me());
    moves.setCard(monster);
    EXPECT_FALSE(moves.drop("discard"));
    EXPECT_TRUE(refusedText.contains("throw away")) << refusedText.toStdString();
    Move discard;
    discard.kind = CommandKind::Discard;
    discard.by = me();
    discard.card = monster;
    EXPECT_EQ(refusedRule,
              shown.wording().whyNot(game, shown.view(), judge(game, shown.view(), commandOf(discard))).rule);
}

TEST_F(CardMovesTest, ACurseMayGoToEverybody) {
    const CardId curse = put("lose-your-armor", Zone::Hand, me());
    moves.setCard(curse);
    for (Seat seat{0}; seat < state.players; ++seat) {
        EXPECT_TRUE(moves.mayGo(QStringLiteral("player:%1").arg(seat))) << int{seat};
    }
    const Seat victim = state.leftOf(me());
    EXPECT_TRUE(moves.drop(QStringLiteral("player:%1").arg(victim)));
    EXPECT_EQ(said, 1);
}

class WanderingMonsters : public TableFixture {
protected:
    WanderingMonsters() {
        endSetUp();
        state.phase = Phase::LookOrLoot;
        const CardId first = put("drooling-slime", Zone::Hand, state.active);
        say(CommandKind::LookForTrouble, state.active, first);
        other = state.leftOf(state.active);
        while (state.cards.size(Zone::Hand, other) > 0)
            state.cards.move(state.cards.first(Zone::Hand, other), {Zone::Box, kNoSeat},
                             CardTable::End::Bottom);
        wandering = put("wandering-monster", Zone::Hand, other);
        teapot = put("feral-teapot", Zone::Hand, other);
        show(other);
    }
    Seat other = kNoSeat;
    CardId wandering = kNoCard, teapot = kNoCard;
    CardMoves moves{shown};
};

// One click must not cost two cards of which only one was clicked.
TEST_F(WanderingMonsters, AreNotPlayedBeforeTheirMonsterIsSeen) {
    for (const CardId card : {wandering, teapot}) {
        moves.setCard(card);
        ASSERT_EQ(moves.menu()->rowCount(), 1);
        EXPECT_FALSE(moves.playAtOnce());
        EXPECT_EQ(said, 0);
        EXPECT_EQ(moves.menu()->at(0).value("text"),
                  QLatin1String("Play Wandering Monster with Feral Teapot"));
        EXPECT_EQ(moves.menu()->at(0).value("about"),
                  QLatin1String("Feral Teapot, Level 1, joins the fight. Both cards leave your hand."));
    }
    moves.choose(0);
    EXPECT_EQ(said, 1);
    EXPECT_TRUE(state.cards.isIn(teapot, Zone::Monsters));
}

class AWanderingMonster : public WanderingMonsters,
                          public testing::WithParamInterface<std::tuple<bool, const char*>> {};

TEST_P(AWanderingMonster, JoinsTheFightWhereverInItOneOfBothCardsIsDropped) {
    const auto& [itself, place] = GetParam();
    moves.setCard(itself ? wandering : teapot);
    EXPECT_TRUE(moves.drop(place));
    EXPECT_TRUE(refusedText.isEmpty()) << refusedText.toStdString();
    EXPECT_TRUE(state.cards.isIn(teapot, Zone::Monsters));
}

INSTANTIATE_TEST_SUITE_P(Places, AWanderingMonster,
                         testing::Combine(testing::Bool(), testing::Values("fight", "monsters", "fighters")));

TEST_F(CardMovesTest, TheMenuNamesEverythingThatACardMayDo) {
    const CardId boots = wear("boots-of-butt-kicking", me());
    moves.setCard(boots);
    QStringList kinds;
    for (int row = 0; row < moves.menu()->count(); ++row) kinds << moves.menu()->at(row)["kind"].toString();
    EXPECT_TRUE(kinds.contains("unequip"));
    EXPECT_TRUE(kinds.contains("offerTrade"));
    EXPECT_FALSE(kinds.contains("equip"));
}

TEST_F(CardMovesTest, AOneShotThatCannotBeUsedNowIsLaidDownWhateverItsTarget) {
    const CardId bomb = put("lavender-smoke-bomb", Zone::Hand, me());
    moves.setCard(bomb);
    QStringList texts;
    for (int row = 0; row < moves.menu()->count(); ++row) texts << moves.menu()->at(row)["text"].toString();
    EXPECT_TRUE(texts.contains("Put it on the table, to carry it")) << texts.join(", ").toStdString();
    EXPECT_FALSE(texts.contains("Play"));
}

TEST_F(CardMovesTest, SayingSomethingHurriesWhatIsStillToBeShown) {
    const CardId boots = put("boots-of-butt-kicking", Zone::Hand, me());
    shown.show(viewOf(game, state, me()), Showing::AtRest);
    moves.setCard(boots);
    EXPECT_TRUE(moves.drop("worn"));
    EXPECT_EQ(said, 0) << "the table is still busy";
    QObject::connect(&shown, &ShownGame::hurryWanted, [this] { show(me()); });
    shown.show(viewOf(game, state, me()), Showing::AtRest);
    moves.setCard(boots);
    EXPECT_TRUE(moves.drop("worn"));
    EXPECT_EQ(said, 1);
}

TEST_F(CardMovesTest, ExplainingASelfEvidentRefusalCitesItsRule) {
    const CardId monster = put("drooling-slime", Zone::Hand, me());
    moves.setCard(monster);
    moves.explain();
    EXPECT_FALSE(refusedRule.isEmpty());
}

TEST_F(CardMovesTest, AnItemIsWornInsteadOfTheOneInItsPlace) {
    const CardId worn = wear("boots-of-butt-kicking", me());
    const CardId other = put("sandals-of-hasty-retreat", Zone::InPlay, me());
    moves.setCard(other);
    EXPECT_TRUE(moves.drop("worn"));
    EXPECT_TRUE(state.cards.isEquipped(other));
    EXPECT_FALSE(state.cards.isEquipped(worn));
    EXPECT_EQ(said, 2);
}

TEST_F(CardMovesTest, AnItemFromTheHandIsWornInsteadOfTheOneInItsPlace) {
    wear("boots-of-butt-kicking", me());
    const CardId other = put("sandals-of-hasty-retreat", Zone::Hand, me());
    moves.setCard(other);
    EXPECT_TRUE(moves.drop("worn"));
    EXPECT_TRUE(state.cards.isEquipped(other));
}

TEST_F(CardMovesTest, AMenuIsLostWithTheFightItWasOpenedIn) {
    const CardId wizard = put("wizard", Zone::InPlay, me());
    put("drooling-slime", Zone::Hand, me());
    state.cards.setKnown(wizard, SeatSet(0x3F));
    moves.setCard(wizard);
    ASSERT_EQ(moves.menu()->rowCount(), 3);  // two spells that need a fight, and to be discarded
    QSignalSpy lost(&moves, &CardMoves::menuLost);
    show(me());
    EXPECT_EQ(lost.count(), 0);
    show(Seat((me() + 1) % 3));
    EXPECT_EQ(lost.count(), 1);
}

TEST_F(CardMovesTest, WhatHelpsIsForOneselfFirst) {
    for (Seat seat{0}; seat < 3; ++seat) put("chicken-on-your-head", Zone::Curses, seat);
    moves.setCard(put("curse-away-spray", Zone::Hand, me()));
    ASSERT_GE(moves.menu()->rowCount(), 3);
    EXPECT_TRUE(moves.menu()->at(0).value("text").toString().contains("yourself"));
    EXPECT_FALSE(moves.menu()->at(1).value("text").toString().contains("yourself"));
}

TEST_F(CardMovesTest, APowerOnAnotherPlayerDoesNotLightTheOwnSide) {
    wear("spyglass-of-envy", me());
    moves.offerPowers();
    ASSERT_EQ(moves.menu()->count(), 1);
    EXPECT_TRUE(moves.mayGo(QStringLiteral("player:%1").arg(int{state.leftOf(me())})));
    EXPECT_FALSE(moves.mayGo(QStringLiteral("player:%1").arg(int{me()})));
    EXPECT_FALSE(moves.mayGo("table")) << "which lights the own panel";
    ASSERT_FALSE(moves.choose(0));
    EXPECT_FALSE(moves.mayGo("table"));
}

TEST_F(CardMovesTest, ACurseInTheMiddleOfTheTableAsksForItsVictim) {
    moves.setCard(put("lose-your-armor", Zone::Hand, me()));
    QSignalSpy wanted(&moves, &CardMoves::menuWanted);
    EXPECT_FALSE(moves.drop("table"));
    EXPECT_EQ(wanted.count(), 1);
    EXPECT_EQ(moves.menu()->rowCount(), 3);
    EXPECT_EQ(said, 0);
}

TEST_F(CardMovesTest, WhatHarmsOneselfStandsLastAndApart) {
    moves.setCard(put("unlearned-lesson", Zone::Hand, me()));
    const int rows = moves.menu()->rowCount();
    ASSERT_EQ(rows, 3);
    for (int row = 0; row < rows; ++row)
        EXPECT_EQ(moves.menu()->at(row).value("apart").toBool(), row == rows - 1) << row;
    moves.setCard(wear("boots-of-butt-kicking", me()));
    for (int row = 0; row < moves.menu()->rowCount(); ++row) {
        const QVariantMap entry = moves.menu()->at(row);
        EXPECT_EQ(entry.value("apart").toBool(), entry.value("kind") == QLatin1String("discard"));
    }
}

}  // namespace
}  // namespace kickdoor
