#include "model/present/seating.h"

#include <QSignalSpy>

#include "table_fixture.h"

namespace kickdoor {
namespace {

class SeatingTest : public TableFixture {
protected:
    SeatingTest() {
        presenter.setSpeed(0);
        QObject::connect(&seating, &Seating::passed, [this](Seat seat) { passes.push_back(seat); });
    }
    void tell() {
        for (Seat seat = 0; seat < state.players; ++seat) presenter.takeView(seat, viewOf(game, state, seat));
        presenter.takeView(kNoSeat, viewOf(game, state, kNoSeat));
    }
    void begin(SeatSet persons) {
        tell();
        seating.start(persons, 0);
        tell();
    }
    Presenter presenter{stage};
    Seating seating{stage, presenter};
    std::vector<Seat> passes;
};

TEST_F(SeatingTest, ALonePersonAlwaysSeesTheOwnHandWithoutCurtain) {
    begin(SeatSet::of(1));
    EXPECT_FALSE(seating.curtain());
    EXPECT_EQ(stage.viewer(), 1);
    EXPECT_FALSE(seating.shared());
}

TEST_F(SeatingTest, WithoutPersonsTheScreenLooksOverOneShoulder) {
    begin(SeatSet());
    EXPECT_EQ(stage.viewer(), 0);
}

TEST_F(SeatingTest, TheCurtainFallsBeforeAnotherPersonsHandShows) {
    begin(SeatSet(0x03));
    ASSERT_TRUE(seating.curtain());
    EXPECT_EQ(stage.viewer(), kNoSeat);
    const int first = seating.curtainSeat();
    seating.reveal();
    EXPECT_EQ(stage.viewer(), first);
    say(CommandKind::Pass, static_cast<Seat>(first));
    tell();
    ASSERT_TRUE(seating.curtain());
    EXPECT_EQ(stage.viewer(), kNoSeat);
    EXPECT_NE(seating.curtainSeat(), first);
}

TEST_F(SeatingTest, WithoutTheCurtainTheScreenTurnsAtOnce) {
    seating.setCurtainWanted(false);
    begin(SeatSet(0x03));
    EXPECT_FALSE(seating.curtain());
    EXPECT_EQ(stage.viewer(), 0);
}

TEST_F(SeatingTest, WhileEverybodyMaySpeakUpNoHandIsOpenAndOnePressPassesForAll) {
    endSetUp();
    state.phase = Phase::LookOrLoot;
    state.player[state.active].level = 5;
    const CardId slime = put("drooling-slime", Zone::Hand, state.active);
    say(CommandKind::LookForTrouble, state.active, slime);
    say(CommandKind::Fight, state.active);
    ASSERT_EQ(state.window.kind, WindowKind::Settle);
    begin(SeatSet(0x07));
    EXPECT_TRUE(seating.bar());
    EXPECT_FALSE(seating.curtain());
    EXPECT_EQ(stage.viewer(), kNoSeat);
    seating.passAll();
    EXPECT_EQ(passes.size(), 2U);  // all but the fighter
}

TEST_F(SeatingTest, HoldingStopsTheTableAndOpensTheHandOfWhoeverHolds) {
    begin(SeatSet(0x07));
    seating.reveal();
    seating.hold();
    EXPECT_TRUE(seating.wantsPause());
    EXPECT_EQ(seating.holder(), -1);
    seating.takeScreen(2);
    ASSERT_TRUE(seating.curtain());
    seating.reveal();
    EXPECT_EQ(stage.viewer(), 2);
    seating.done();
    EXPECT_FALSE(seating.held());
    ASSERT_TRUE(seating.curtain());
    EXPECT_EQ(seating.curtainSeat(), 0);
}

TEST_F(SeatingTest, WhoHeldAndPassesGivesTheScreenBack) {
    endSetUp();
    state.phase = Phase::LookOrLoot;
    state.player[state.active].level = 5;
    const CardId slime = put("drooling-slime", Zone::Hand, state.active);
    say(CommandKind::LookForTrouble, state.active, slime);
    say(CommandKind::Fight, state.active);
    begin(SeatSet(0x07));
    const Seat other = state.leftOf(state.active);
    seating.hold();
    seating.takeScreen(other);
    if (seating.curtain()) seating.reveal();
    ASSERT_EQ(stage.viewer(), other);
    say(CommandKind::Pass, other);
    tell();
    EXPECT_FALSE(seating.held());
    EXPECT_NE(stage.viewer(), other);
}

TEST_F(SeatingTest, ALonePersonWithNothingToSayPassesByItself) {
    endSetUp();
    state.phase = Phase::LookOrLoot;
    state.player[state.active].level = 5;
    const CardId slime = put("drooling-slime", Zone::Hand, state.active);
    say(CommandKind::LookForTrouble, state.active, slime);
    say(CommandKind::Fight, state.active);
    const Seat lone = state.leftOf(state.active);
    while (state.cards.size(Zone::Hand, lone) > 0) {
        state.cards.move(state.cards.first(Zone::Hand, lone), {Zone::Box, kNoSeat}, CardTable::End::Bottom);
    }
    begin(SeatSet::of(lone));
    EXPECT_FALSE(passes.empty());
    passes.clear();
    seating.setAutoPass(false);
    tell();
    EXPECT_TRUE(passes.empty());
    EXPECT_TRUE(seating.bar());
}

}  // namespace
}  // namespace kickdoor
