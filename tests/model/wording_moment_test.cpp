// A refusal that depends on when its card was received.
#include "wording_fixture.h"

namespace kickdoor {
namespace {

// R6.2, ruling t: of a card in hand since an earlier step, "or just when you get it" promised what is over.
TEST_F(WordingTest, ACardWhoseMomentHasPassedSaysSo) {
    const Seat other = state.leftOf(me());
    const CardId boots = put("boots-of-butt-kicking", Zone::Hand, other);
    show(other);
    Refusals refusals;
    refusals.add({Reason::PlayOwnTurn, other, boots});
    const auto why = [&] { return shown.wording().whyNot(game, shown.view(), refusals).text; };
    EXPECT_TRUE(why().contains("only in your own turn now: the moment you got it has passed."))
        << why().toStdString();
    state.cards.set(boots, card_flag::kFresh, true);
    show(other);
    EXPECT_TRUE(why().contains("or just when you get it")) << why().toStdString();
}

}  // namespace
}  // namespace kickdoor
