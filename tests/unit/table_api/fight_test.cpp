// How a fight stands, and the strength shown beside who has no part in it.
#include "table_api/fight.h"

#include <gtest/gtest.h>

#include "rules/engine.h"
#include "support/packs.h"

namespace kickdoor {
namespace {

// "Another +2 if there is a helper" changed the figure of a player who only looked on.
TEST(StrengthBeside, WhoIsNotInTheFightHasNoPartInWhatCardsSayAboutIt) {
    const LoadResult packs = tests::loadEdition("grimm");
    const Game game{packs.catalog, packs.rules};
    GameState state = newGame(game, 3, 1);
    const CardId shoes = state.cards.add(packs.catalog.find("shoes-for-the-twelfth-princess").value(),
                                         {Zone::InPlay, Seat{2}});
    state.cards.setKnown(shoes, SeatSet(0x3F));
    state.cards.set(shoes, card_flag::kEquipped, true);
    const int alone = strengthOf(game, state, Seat{2});
    EXPECT_EQ(strengthBeside(game, state, Seat{2}), alone);
    state.phase = Phase::LookOrLoot;
    state.combat.stage = CombatStage::Open;
    state.combat.fighter = Seat{0};
    state.combat.helper = Seat{1};
    EXPECT_EQ(strengthBeside(game, state, Seat{2}), alone);
    state.combat.helper = Seat{2};
    EXPECT_EQ(strengthBeside(game, state, Seat{2}), alone + 2);
}

}  // namespace
}  // namespace kickdoor
