#include "seating_fixture.h"

namespace kickdoor {
namespace {

// Who gets away without a roll is not called to the screen for that (R9.1).
class EscapeByItself : public SeatingTest {
protected:
    EscapeByItself() {
        QObject::connect(&seating, &Seating::automatic, [this](const Move& move) { moves.push_back(move); });
    }
    // The active player and a helper run away from it; the helper is of the given Level.
    void runFrom(const char* key, int helpersLevel) {
        endSetUp();
        state.phase = Phase::LookOrLoot;
        fighter = state.active;
        helper = Seat((fighter + 1) % state.players);
        state.player[fighter].level = 6;
        state.player[helper].level = static_cast<std::uint8_t>(helpersLevel);
        monster = put(key, Zone::Hand, fighter);
        say(CommandKind::LookForTrouble, fighter, monster);
        state.combat.helper = helper;
        passWindows();
        say(CommandKind::RunAway, fighter);
    }
    void flee(Seat seat) {
        say(CommandKind::Flee, seat, monster);
        passWindows();
    }
    Seat fighter = kNoSeat;
    Seat helper = kNoSeat;
    CardId monster = kNoCard;
    std::vector<Move> moves;
};

TEST_F(EscapeByItself, CallsNobodyWhoIsNotPursued) {
    runFrom("disappointed-dragon", 4);  // does not pursue anybody of Level 4 or below
    begin(SeatSet(0x07));
    ASSERT_EQ(moves.size(), 1U) << "once";
    EXPECT_EQ(moves[0].by, helper);
    EXPECT_EQ(moves[0].card, monster);
    EXPECT_FALSE(seating.curtain());
    say(CommandKind::Flee, helper, monster);
    seating.automaticAnswered(true);
    tell();
    EXPECT_EQ(moves.size(), 1U);
    ASSERT_TRUE(seating.curtain());
    EXPECT_EQ(seating.curtainSeat(), fighter) << "pursued";
}

TEST_F(EscapeByItself, LeavesARollToItsPlayer) {
    runFrom("disappointed-dragon", 5);
    begin(SeatSet(0x07));
    EXPECT_TRUE(moves.empty());
    EXPECT_TRUE(seating.curtain());
}

TEST_F(EscapeByItself, IsLeftToThePersonWhereThatWasRefusedOrTakenBack) {
    runFrom("disappointed-dragon", 4);
    const GameState before = state;
    begin(SeatSet(0x07));
    ASSERT_EQ(moves.size(), 1U);
    say(CommandKind::Flee, helper, monster);
    seating.automaticAnswered(true);
    const std::uint32_t epoch = state.epoch;
    state = before;
    state.epoch = epoch + 1;
    tell();
    EXPECT_EQ(moves.size(), 1U);
}

TEST_F(EscapeByItself, IsNobodysHereWhoPlaysElsewhere) {
    runFrom("disappointed-dragon", 4);
    begin(SeatSet::of(fighter));
    EXPECT_TRUE(moves.empty());
}

}  // namespace
}  // namespace kickdoor
