// What a card could do for other players: who fits, and what pays a helper.
#include "table_api/plays.h"

#include <gtest/gtest.h>

#include "rules/engine.h"
#include "support/packs.h"
#include "view/view.h"

namespace kickdoor {
namespace {

class Plays : public testing::Test {
protected:
    Plays() {
        state.phase = Phase::Arrange;
        state.turn = 1;
        state.active = Seat{0};
        for (Seat seat{0}; seat < 3; ++seat) state.player[seat].level = 3;
    }
    CardId put(const char* key, Zone zone, Seat seat) {
        const CardId card = state.cards.add(packs.catalog.find(key).value(), {zone, seat});
        state.cards.setKnown(card, SeatSet::of(Seat{0}));
        return card;
    }
    GameState view() const { return viewOf(game, state, Seat{0}); }
    bool pays(CardId card) const { return canPayHelp(game, view(), card); }

    const LoadResult packs = tests::loadEdition("original");
    const Game game{packs.catalog, packs.rules};
    GameState state = newGame(game, 3, 1);
};

TEST_F(Plays, APlayerFitsWhenTheCardsOwnConditionHolds) {
    const CardId theft = put("credit-theft", Zone::Hand, Seat{0});  // from a player of a higher Level
    EXPECT_FALSE(anyPlayerFits(game, view(), theft));
    state.player[2].level = 4;
    EXPECT_TRUE(anyPlayerFits(game, view(), theft));
    state.active = Seat{1};
    EXPECT_TRUE(anyPlayerFits(game, view(), theft)) << "also when it cannot be played now";
}

TEST_F(Plays, ACardThatIsNotPlayedOnAPlayerNeedsNobody) {
    EXPECT_TRUE(anyPlayerFits(game, view(), put("sob-story", Zone::Hand, Seat{0})));
}

TEST_F(Plays, OnlyWhatDoesNoHarmPaysAHelper) {
    EXPECT_TRUE(pays(put("go-up-a-level", Zone::Hand, Seat{0})));
    EXPECT_FALSE(pays(put("change-sex", Zone::Hand, Seat{0}))) << "a Curse";
    EXPECT_FALSE(pays(put("chicken-on-your-head", Zone::Hand, Seat{0}))) << "a Curse that lasts";
    EXPECT_FALSE(pays(put("credit-theft", Zone::Hand, Seat{0}))) << "takes a Level from the helper";
}

TEST_F(Plays, AnItemInPlayPaysAndWhatIsHiddenDoesNot) {
    EXPECT_TRUE(pays(put("boots-of-butt-kicking", Zone::InPlay, Seat{0})));
    EXPECT_FALSE(pays(put("elf", Zone::InPlay, Seat{0})));
    const CardId hidden = put("go-up-a-level", Zone::Hand, Seat{1});
    state.cards.setKnown(hidden, SeatSet::of(Seat{1}));
    EXPECT_FALSE(pays(hidden));
}

}  // namespace
}  // namespace kickdoor
