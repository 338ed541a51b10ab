// A seating with its presenter, at a table without time.
#pragma once

#include <vector>

#include "model/present/seating.h"
#include "table_fixture.h"
#include "view/recorder.h"

namespace kickdoor {

class SeatingTest : public TableFixture {
protected:
    SeatingTest() {
        presenter.setSpeed(0);
        QObject::connect(&seating, &Seating::passed, [this](Seat seat) { passes.push_back(seat); });
    }
    void tell() {
        for (Seat seat{0}; seat < state.players; ++seat) presenter.takeView(seat, viewOf(game, state, seat));
        presenter.takeView(kNoSeat, viewOf(game, state, kNoSeat));
    }
    // With its events.
    void carryOut(const Move& move) {
        ViewRecorder recorder(game, state);
        ASSERT_TRUE(apply(game, state, commandOf(move), &recorder).empty());
        recorder.settle(state);
        for (Seat seat{0}; seat < state.players; ++seat) show(seat, recorder);
        show(kNoSeat, recorder);
    }
    void begin(SeatSet persons) {
        tell();
        seating.start(persons, Seat{0});
        tell();
    }
    // Whoever has the turn fights and would win; the others may interfere.
    void fight() {
        endSetUp();
        state.phase = Phase::LookOrLoot;
        state.player[state.active].level = 5;
        const CardId slime = put("drooling-slime", Zone::Hand, state.active);
        say(CommandKind::LookForTrouble, state.active, slime);
        say(CommandKind::Fight, state.active);
        ASSERT_EQ(state.window.kind, WindowKind::Settle);
    }
    // The fighter has not said it yet.
    void decideAnew() {
        state.window = {};
        state.combat.stage = CombatStage::Open;
    }
    void show(Seat seat, ViewRecorder& recorder) {
        const auto events = recorder.events(seat);
        presenter.takeEvents(seat, {events.begin(), events.end()});
    }

    Presenter presenter{shown};
    Seating seating{shown, presenter};
    std::vector<Seat> passes;
};

}  // namespace kickdoor
