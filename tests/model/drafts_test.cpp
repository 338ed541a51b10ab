// Dialogs that put a command together: sale, charity, help, trade.
#include <QSignalSpy>

#include "model/decide/ability_draft.h"
#include "model/decide/bargain_draft.h"
#include "model/decide/charity_draft.h"
#include "model/decide/move_words.h"
#include "model/decide/sale_draft.h"
#include "model/decide/trade_draft.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class Drafts : public TableFixture {
protected:
    Drafts() { endSetUp(); }
    Seat me() const { return state.active; }
};

TEST_F(Drafts, ASaleCountsItsGoldAndWaitsForAThousand) {
    const CardId staff = wear("staff-of-napalm", me());
    const CardId boots = wear("boots-of-butt-kicking", me());
    SaleDraft sale(stage);
    sale.begin(staff);
    ASSERT_TRUE(sale.active());
    EXPECT_EQ(sale.gold(), 800);
    EXPECT_FALSE(sale.legal());
    EXPECT_EQ(sale.rule(), "R7.5");
    sale.items()->pick(boots);
    EXPECT_EQ(sale.gold(), 1200);
    EXPECT_EQ(sale.levels(), 1);
    ASSERT_TRUE(sale.legal()) << sale.why().toStdString();
    sale.submit();
    EXPECT_EQ(state.player[me()].level, 2);
    EXPECT_FALSE(sale.active());
}

TEST_F(Drafts, AnAbilityOpensOnWhatWasPickedFromTheMenu) {
    const CardId thief = put("thief", Zone::InPlay, me());
    const Seat other = state.leftOf(me());
    wear("boots-of-butt-kicking", other);
    wear("tinfoil-tiara", other);
    put("baby", Zone::Hand, me());
    AbilityDraft ability(stage);
    int seen = 0;
    const auto& templates = stage.legal().templates;
    for (std::size_t i = 0; i < templates.size(); ++i) {
        if (templates[i].move.kind != CommandKind::Use || templates[i].move.card != thief) continue;
        ability.begin(thief, static_cast<int>(i));
        EXPECT_EQ(ability.aims().value(ability.aim()), MoveWords::of(stage, templates[i].move));
        ++seen;
    }
    EXPECT_GE(seen, 2);
}

TEST_F(Drafts, TheSumsWithHelpCountWhatTheMonsterGainsByIt) {
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("quarrelsome-twins", Zone::Hand, me()));
    show(me());
    BargainDraft bargain(stage);
    bargain.ask();
    ASSERT_TRUE(bargain.active());
    EXPECT_EQ(bargain.sumWithHelp(), 2);
    EXPECT_EQ(bargain.monsters(), 8);  // 5, and 3 if there is a helper
}

TEST_F(Drafts, AGiftIsATradeForNothing) {
    const CardId boots = wear("boots-of-butt-kicking", me());
    TradeDraft trade(stage);
    const Seat other = state.leftOf(me());
    trade.begin(other, boots);
    ASSERT_TRUE(trade.legal()) << trade.why().toStdString();
    trade.submit();
    EXPECT_EQ(state.offers[me()].kind, OfferKind::Trade);
    EXPECT_EQ(state.offers[me()].to, other);
}

TEST_F(Drafts, AnEmptyTradeIsRefusedWithItsRule) {
    wear("boots-of-butt-kicking", me());
    TradeDraft trade(stage);
    trade.begin();
    EXPECT_FALSE(trade.legal());
    EXPECT_EQ(trade.rule(), "R7.6");
}

TEST_F(Drafts, HelpIsAskedOnTermsWithinTheTreasures) {
    state.phase = Phase::LookOrLoot;
    const CardId vampire = put("wannabe-vampire", Zone::Hand, me());
    say(CommandKind::LookForTrouble, me(), vampire);
    show(me());
    BargainDraft bargain(stage);
    bargain.ask();
    ASSERT_TRUE(bargain.active());
    EXPECT_EQ(bargain.mostTreasures(), 3);
    bargain.setTreasures(9);
    EXPECT_EQ(bargain.treasures(), 3);
    EXPECT_EQ(bargain.sumWithHelp(), 2);
    ASSERT_TRUE(bargain.legal()) << bargain.why().toStdString();
    const Seat asked = static_cast<Seat>(bargain.helper());
    bargain.submit();
    EXPECT_EQ(state.offers[me()].kind, OfferKind::AskHelp);
    EXPECT_EQ(state.offers[me()].to, asked);
    EXPECT_EQ(state.offers[me()].terms.treasures, 3);
}

TEST_F(Drafts, CharityAsksForExactlyTheExcess) {
    for (int i = 0; i < 5; ++i) put("go-up-a-level", Zone::Hand, me());
    const int excess = state.cards.size(Zone::Hand, me()) - 5;
    state.phase = Phase::End;
    state.player[me()].level = 4;
    show(me());
    say(CommandKind::EndTurn, me());
    show(me());
    CharityDraft charity(stage);
    charity.begin();
    ASSERT_TRUE(charity.active());
    EXPECT_EQ(charity.excess(), excess);
    EXPECT_FALSE(charity.discarding());
    EXPECT_FALSE(charity.legal());
    for (int row = 0; row < excess; ++row) {
        charity.cycle(row);
        if (row % 2 == 1) charity.cycle(row);  // every second card to the second receiver
    }
    ASSERT_TRUE(charity.legal()) << charity.why().toStdString();
    charity.submit();
    EXPECT_EQ(state.cards.size(Zone::Hand, state.active) <= 6, true);
    EXPECT_NE(state.active, stage.view().players);
}

}  // namespace
}  // namespace kickdoor
