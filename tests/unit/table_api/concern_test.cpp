// Whom an open window concerns: told from what everybody may know.
#include "table_api/concern.h"

#include <gtest/gtest.h>

#include "base/seats.h"
#include "rules/engine.h"
#include "support/packs.h"
#include "view/view.h"

namespace kickdoor {
namespace {

class Concern : public testing::Test {
protected:
    Concern() {
        state.phase = Phase::LookOrLoot;
        state.turn = 1;
        state.active = Seat{0};
        state.player[0].level = 5;
    }
    CardId put(const char* key, Zone zone, Seat seat) {
        const CardId card = state.cards.add(packs.catalog.find(key).value(), {zone, seat});
        state.cards.setKnown(card, SeatSet(0x3F));
        return card;
    }
    void say(CommandKind kind, CardId card = kNoCard) {
        Command command;
        command.move.kind = kind;
        command.move.by = Seat{0};
        command.move.card = card;
        ASSERT_TRUE(apply(game, state, command).empty());
    }
    // Seat 0 wins a fight, unless somebody interferes.
    void fight() {
        say(CommandKind::LookForTrouble, put("drooling-slime", Zone::Hand, Seat{0}));
        say(CommandKind::Fight);
        ASSERT_EQ(state.window.kind, WindowKind::Settle);
    }
    // On the whole state, and on every view of it.
    SeatSet concerned() const {
        SeatSet found;
        for (const Seat seat : everySeat(state.players)) {
            const bool is = concerns(game, state, seat);
            if (is) found = found.with(seat);
            for (const Seat viewer : everySeat(state.players))
                EXPECT_EQ(concerns(game, viewOf(game, state, viewer), seat), is);
            EXPECT_EQ(concerns(game, viewOf(game, state, kNoSeat), seat), is);
        }
        return found;
    }

    const LoadResult packs = tests::loadEdition("original");
    const Game game{packs.catalog, packs.rules};
    GameState state = newGame(game, 3, 1);
};

TEST_F(Concern, NobodyWithoutAWindow) {
    EXPECT_EQ(concerned(), SeatSet());
}

TEST_F(Concern, AFightConcernsThoseInIt) {
    fight();
    EXPECT_EQ(concerned(), SeatSet::of(Seat{0}));
    state.combat.helper = Seat{2};
    EXPECT_EQ(concerned(), SeatSet::of(Seat{0}).with(Seat{2}));
}

TEST_F(Concern, AFightForTheWinConcernsEverybody) {
    state.player[0].level = 9;
    fight();
    EXPECT_EQ(concerned(), SeatSet::firstN(3));
}

TEST_F(Concern, ARollConcernsWhoRolls) {
    state.window = {WindowKind::Roll, SeatSet::firstN(3)};
    state.roll.purpose = RollPurpose::Effect;
    state.roll.roller = Seat{1};
    EXPECT_EQ(concerned(), SeatSet::of(Seat{0}).with(Seat{1})) << "and whoever has the turn";
}

TEST_F(Concern, RunningAwayFromAFightForTheWinConcernsNobodyElse) {
    state.player[0].level = 9;
    fight();
    state.combat.stage = CombatStage::Fleeing;
    state.window = {WindowKind::Roll, SeatSet::firstN(3)};
    state.roll.purpose = RollPurpose::RunAway;
    state.roll.roller = Seat{0};
    EXPECT_EQ(concerned(), SeatSet::of(Seat{0}));
}

TEST_F(Concern, ABlowConcernsWhomItStrikes) {
    state.window = {WindowKind::Strike, SeatSet::of(Seat{2})};
    EXPECT_TRUE(concerns(game, state, Seat{2}));
    EXPECT_FALSE(concerns(game, state, Seat{1}));
}

}  // namespace
}  // namespace kickdoor
