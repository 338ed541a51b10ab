// Terms of help that go to and fro (R8.7).
#include "model/decide/bargain_draft.h"
#include "model/decide/offers_model.h"
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
    EXPECT_EQ(bargain.helper(), int{helper}) << "who made the offer";
    EXPECT_EQ(bargain.treasures(), 3) << "from the terms offered";
    bargain.setTreasures(1);
    ASSERT_TRUE(bargain.legal()) << bargain.why().toStdString();
    bargain.submit();
    EXPECT_EQ(state.offers[me()].kind, OfferKind::AskHelp);
    EXPECT_EQ(state.offers[me()].to, helper);
    EXPECT_EQ(state.offers[me()].terms.treasures, 1);
}

}  // namespace
}  // namespace kickdoor
