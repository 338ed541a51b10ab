// Terms of help that go to and fro (R8.7).
#include <algorithm>

#include "evaluation/strength.h"
#include "model/decide/bargain_draft.h"
#include "model/decide/offers_model.h"
#include "model/decide/trade_draft.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class Haggle : public TableFixture {
protected:
    Haggle() { endSetUp(); }
    Seat me() const { return state.active; }
    void volunteer(Seat helper, std::uint8_t treasures) {
        Move move;
        move.kind = CommandKind::OfferHelp;
        move.by = helper;
        Command offer = commandOf(move);
        offer.terms.treasures = treasures;
        ASSERT_TRUE(apply(game, state, offer).empty());
    }
};

// R8.7: in the original edition only Items are promised.
TEST_F(Haggle, HandCardsArePromisedWhereTheRulesAllowIt) {
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("wannabe-vampire", Zone::Hand, me()));
    for (const bool may : {false, true}) {
        game.rules.helpWithHandCards = may;
        show(me());
        BargainDraft bargain(shown);
        bargain.ask();
        EXPECT_EQ(bargain.handCards(), may);
        EXPECT_FALSE(bargain.countering());
    }
}

TEST_F(Haggle, ACurseIsNotListedAsPay) {
    game.rules.helpWithHandCards = true;
    game.rules.levelCardsAnyone = true;
    const CardId curse = put("change-sex", Zone::Hand, me());
    const CardId level = put("go-up-a-level", Zone::Hand, me());
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("wannabe-vampire", Zone::Hand, me()));
    show(me());
    const auto has = [](const auto& cards, CardId card) {
        return std::find(cards.begin(), cards.end(), card) != cards.end();
    };
    const auto& families = shown.legal().templates;
    EXPECT_TRUE(std::any_of(families.begin(), families.end(), [&](const CommandTemplate& family) {
        return family.move.kind == CommandKind::AskHelp && has(family.candidates, curse);
    })) << "the rules let it be played on a helper";
    BargainDraft bargain(shown);
    bargain.ask();
    EXPECT_TRUE(has(bargain.items()->cards(), level));
    EXPECT_FALSE(has(bargain.items()->cards(), curse));
}

TEST_F(Haggle, TheFighterAnswersAnOfferWithOtherTerms) {
    const Seat helper = state.leftOf(me());
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("wannabe-vampire", Zone::Hand, me()));
    volunteer(helper, 3);
    OffersModel offers(shown);
    show(me());
    ASSERT_EQ(offers.count(), 1);
    EXPECT_TRUE(offers.at(0).value("mayCounter").toBool());
    BargainDraft bargain(shown);
    bargain.counter(helper);
    ASSERT_TRUE(bargain.active());
    EXPECT_TRUE(bargain.asking());
    EXPECT_TRUE(bargain.countering());
    EXPECT_EQ(bargain.helper(), int{helper}) << "who made the offer";
    EXPECT_EQ(bargain.treasures(), 3) << "from the terms offered";
    bargain.setTreasures(1);
    ASSERT_TRUE(bargain.legal()) << bargain.why().toStdString();
    said = 0;
    bargain.submit();
    EXPECT_EQ(state.offers[me()].kind, OfferKind::AskHelp);
    EXPECT_EQ(state.offers[me()].to, helper);
    EXPECT_EQ(state.offers[me()].terms.treasures, 1);
    EXPECT_EQ(state.offers[helper].kind, OfferKind::None) << "declined: the helper may make another";
    EXPECT_EQ(said, 1) << "one command, which can be taken back as one";
}

// Against a Cardboard Knight Items do not count: the dialog once promised the strength of outside the fight.
TEST_F(Haggle, AHelperIsWorthWhatCountsInThisFight) {
    const Seat first = state.leftOf(me());
    wear("boots-of-butt-kicking", first);
    state.player[first].level = 3;
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("cardboard-knight", Zone::Hand, me()));
    show(me());
    BargainDraft bargain(shown);
    bargain.ask();
    const int alone = combatSums(game, state).fighters;
    for (const QVariant& each : bargain.helpers()) {
        const QVariantMap one = each.toMap();
        bargain.setHelper(one.value("seat").toInt());
        EXPECT_EQ(one.value("adds").toInt(), bargain.sumWithHelp() - alone);
        if (one.value("seat").toInt() == first) {
            EXPECT_EQ(one.value("adds").toInt(), 3);
        }
    }
    EXPECT_EQ(strengthOf(game, state, first), 5) << "outside the fight";
}

// Its button is no main action.
TEST_F(Haggle, AnOfferWarnsWhomTheVictoryIsNotFor) {
    const Seat helper = state.leftOf(me());
    state.phase = Phase::LookOrLoot;
    state.player[me()].level = 9;
    say(CommandKind::LookForTrouble, me(), put("wannabe-vampire", Zone::Hand, me()));
    Command command;
    command.move.kind = CommandKind::AskHelp;
    command.move.by = me();
    command.move.seat = helper;
    ASSERT_TRUE(apply(game, state, command).empty());
    OffersModel offers(shown);
    show(helper);
    ASSERT_EQ(offers.count(), 1);
    EXPECT_TRUE(offers.at(0).value("loses").toBool());
    game.rules.sharedVictory = true;
    show(helper);
    EXPECT_FALSE(offers.at(0).value("loses").toBool());
}

class CounterTrade : public Haggle {
protected:
    void offer(std::initializer_list<CardId> give, std::initializer_list<CardId> want) {
        Move move;
        move.kind = CommandKind::OfferTrade;
        move.by = me();
        move.seat = other;
        Command command = commandOf(move);
        for (const CardId card : give) command.terms.items.push_back(card);
        for (const CardId card : want) command.want.push_back(card);
        ASSERT_TRUE(apply(game, state, command).empty());
        show(other);
    }
    const Seat other = state.leftOf(state.active);
    const CardId boots = wear("boots-of-butt-kicking", state.active);
    const CardId tiara = wear("tinfoil-tiara", other);
    const CardId knees = wear("kneepads-of-allure", other);
};

TEST_F(CounterTrade, TurnsBothSidesRoundAndDeclinesTheFirstOffer) {
    offer({boots}, {tiara});
    OffersModel offers(shown);
    show(other);
    ASSERT_EQ(offers.count(), 1);
    EXPECT_TRUE(offers.at(0).value("mayCounter").toBool());
    TradeDraft trade(shown);
    trade.counter(me());
    ASSERT_TRUE(trade.active());
    EXPECT_TRUE(trade.answers());
    EXPECT_EQ(trade.partner(), int{me()});
    EXPECT_EQ(trade.partners().size(), 1) << "it is for whoever asked";
    EXPECT_EQ(trade.give()->pickedCards(), std::vector{tiara});
    EXPECT_EQ(trade.want()->pickedCards(), std::vector{boots});
    ASSERT_TRUE(trade.legal()) << trade.why().toStdString();
    EXPECT_FALSE(trade.touched());
    trade.give()->toggle(0);
    trade.give()->toggle(1);
    ASSERT_TRUE(trade.legal()) << trade.why().toStdString();
    said = 0;
    trade.submit();
    EXPECT_EQ(said, 1) << "one command, which can be taken back as one";
    EXPECT_EQ(state.offers[me()].kind, OfferKind::None) << "declined";
    ASSERT_EQ(state.offers[other].kind, OfferKind::Trade);
    EXPECT_EQ(state.offers[other].to, me());
    EXPECT_EQ(state.offers[other].terms.items[0], knees);
    EXPECT_EQ(state.offers[other].want[0], boots);
    EXPECT_FALSE(trade.active());
}

TEST_F(CounterTrade, EndsWithTheOfferItAnswers) {
    offer({boots}, {tiara});
    TradeDraft trade(shown);
    trade.counter(me());
    ASSERT_TRUE(trade.active());
    say(CommandKind::Withdraw, me());
    show(other);
    EXPECT_FALSE(trade.active());
    trade.begin(me());
    EXPECT_FALSE(trade.answers()) << "the next one is a trade of its own";
}

TEST_F(CounterTrade, AGiftIsTakenOrNot) {
    offer({boots}, {});
    OffersModel offers(shown);
    show(other);
    ASSERT_EQ(offers.count(), 1);
    EXPECT_FALSE(offers.at(0).value("mayCounter").toBool());
}

}  // namespace
}  // namespace kickdoor
