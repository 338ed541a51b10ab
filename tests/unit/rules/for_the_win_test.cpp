// Who would win the game by a victory in this fight (R2.6, R2.7).
#include "rules/chapters/for_the_win.h"

#include <gtest/gtest.h>

#include "rules/engine.h"
#include "support/packs.h"

namespace kickdoor {
namespace {

class ForTheWin : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(packs_.ok()) << tests::errorText(packs_);
        state_ = newGame(game_, 3, 1);
        state_.phase = Phase::KickOpenDoor;
        state_.combat.stage = CombatStage::Open;
        state_.combat.fighter = Seat{0};
        MonsterEntry entry;
        entry.card = cardOf("skeleton-intern");
        entry.def = state_.cards.def(entry.card);
        state_.cards.move(entry.card, {Zone::Monsters, kNoSeat}, CardTable::End::Bottom);
        state_.combat.monsters.push_back(entry);
    }
    CardId cardOf(const char* key) const {
        for (int card = 0; card < state_.cards.count(); ++card)
            if (packs_.catalog[state_.cards.def(CardId(card))].key == key) return CardId(card);
        return kNoCard;
    }
    SeatSet winners(int fighter, int helper, bool shared) {
        state_.player[0].level = static_cast<std::int8_t>(fighter);
        state_.player[1].level = static_cast<std::int8_t>(helper);
        packs_.rules.sharedVictory = shared;
        const Game game{packs_.catalog, packs_.rules};
        EXPECT_EQ(isForTheWin(game, state_), !winnersOfFight(game, state_).empty());
        return winnersOfFight(game, state_);
    }

    LoadResult packs_ = tests::loadEdition("original");
    Game game_{packs_.catalog, packs_.rules};
    GameState state_;
};

TEST_F(ForTheWin, OneWhoFightsAlone) {
    for (const bool shared : {false, true}) {
        EXPECT_EQ(winners(8, 9, shared), SeatSet());
        EXPECT_EQ(winners(9, 9, shared), SeatSet::of(Seat{0}));
    }
    state_.combat.stage = CombatStage::None;
    EXPECT_EQ(winners(9, 9, false), SeatSet());
}

TEST_F(ForTheWin, TheHelperWinsByTheOwnLevelOrWithTheFighter) {
    state_.combat.helper = Seat{1};
    EXPECT_EQ(winners(9, 9, false), SeatSet::of(Seat{0}));
    EXPECT_EQ(winners(9, 4, true), SeatSet::of(Seat{0}).with(Seat{1}));
    EXPECT_EQ(winners(8, 9, true), SeatSet());
    state_.cards.move(cardOf("elf"), {Zone::InPlay, Seat{1}}, CardTable::End::Bottom);
    for (const bool shared : {false, true}) {
        EXPECT_EQ(winners(8, 9, shared), SeatSet::of(Seat{1}));
        EXPECT_EQ(winners(8, 8, shared), SeatSet());
        EXPECT_EQ(winners(9, 9, shared), SeatSet::of(Seat{0}).with(Seat{1}));
    }
}

}  // namespace
}  // namespace kickdoor
