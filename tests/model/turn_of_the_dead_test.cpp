#include "seating_fixture.h"

namespace kickdoor {
namespace {

// Whose death was shown has nothing left to do (R11.3).
class TurnOfTheDead : public SeatingTest {
protected:
    TurnOfTheDead() {
        QObject::connect(&seating, &Seating::automatic,
                         [this](const Move& move) { ended.push_back(move.by); });
    }
    void die() {
        endSetUp();
        state.phase = Phase::End;
        state.player[state.active].status = PlayerStatus::Dead;
        while (state.cards.size(Zone::Hand, state.active) > 0)
            state.cards.move(state.cards.first(Zone::Hand, state.active), {Zone::Box, kNoSeat},
                             CardTable::End::Bottom);
    }
    std::vector<Seat> ended;
};

TEST_F(TurnOfTheDead, GoesOnByItself) {
    die();
    begin(SeatSet(0x07));
    tell();
    EXPECT_EQ(ended, std::vector<Seat>{state.active}) << "once";
    EXPECT_FALSE(seating.curtain()) << "nobody need come for that";
}

TEST_F(TurnOfTheDead, IsLeftToThePersonWhereThatWasNotTaken) {
    die();
    begin(SeatSet(0x07));
    ASSERT_EQ(ended.size(), 1U);
    seating.automaticAnswered(false);
    tell();
    EXPECT_EQ(ended.size(), 1U);
    ASSERT_TRUE(seating.curtain());
    EXPECT_EQ(seating.curtainSeat(), state.active);
}

TEST_F(TurnOfTheDead, IsLeftToThePersonWhoTookItsEndBack) {
    die();
    const GameState before = state;
    begin(SeatSet(0x07));
    ASSERT_EQ(ended.size(), 1U);
    say(CommandKind::EndTurn, state.active);
    tell();
    ASSERT_EQ(state.turn, before.turn + 1);
    state = before;
    ++state.epoch;
    tell();
    EXPECT_EQ(ended.size(), 1U);
}

TEST_F(TurnOfTheDead, IsNobodysHereWhoPlaysElsewhere) {
    die();
    begin(SeatSet(0x07).without(state.active));
    EXPECT_TRUE(ended.empty());
}

}  // namespace
}  // namespace kickdoor
