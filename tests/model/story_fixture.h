// A story that tests tell event by event.
#pragma once

#include "model/present/log_model.h"
#include "table_fixture.h"

namespace kickdoor {

class StoryTest : public TableFixture {
protected:
    StoryTest() {
        endSetUp();
        shown.setActing(SeatSet::of(me()));
    }
    Seat me() const { return state.active; }
    void tell(EventKind kind, Seat seat, CardId card = kNoCard, int number = 0, int number2 = 0) {
        Event event;
        event.kind = kind;
        event.seat = seat;
        event.card = card;
        event.number = static_cast<decltype(event.number)>(number);
        event.number2 = static_cast<decltype(event.number2)>(number2);
        shown.advance(viewOf(game, state, me()), event, 0);
    }
    QString line(int fromEnd = 1) { return log.at(log.count() - fromEnd).value("text").toString(); }
    LogModel log{shown};
};

}  // namespace kickdoor
