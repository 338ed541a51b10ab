// Big moments at a table whose events a presenter shows.
#pragma once

#include <QSignalSpy>
#include <algorithm>
#include <optional>
#include <vector>

#include "model/decide/actions_model.h"
#include "model/decide/card_moves.h"
#include "model/present/big_moment.h"
#include "model/present/presenter.h"
#include "model/table/combat_model.h"
#include "model/table/table_model.h"
#include "table/pacing.h"
#include "table_fixture.h"
#include "view/recorder.h"

namespace kickdoor {

inline Event eventOfKind(EventKind kind, Seat seat, int number = 0, int number2 = 0) {
    Event event;
    event.kind = kind;
    event.seat = seat;
    event.number = static_cast<std::int16_t>(number);
    event.number2 = static_cast<std::int16_t>(number2);
    return event;
}

class BigMomentTest : public TableFixture {
protected:
    explicit BigMomentTest(const char* edition = "original") : TableFixture(3, 11, edition) {
        endSetUp();
        QObject::connect(&shown, &ShownGame::told, [this](const Event& event, int dwell) {
            told.push_back({event.kind, dwell});
        });
    }
    Seat me() const { return state.active; }

    // The presenter goes on from the table as laid.
    void begin() {
        recorder.emplace(game, state);
        for (const Seat seat : {me(), kNoSeat}) presenter.takeView(seat, recorder->view(seat));
        presenter.setViewer(me());
        shown.finishShowing();
        told.clear();
    }
    void happen(CommandKind kind, Seat by, CardId card = kNoCard) {
        Move move;
        move.kind = kind;
        move.by = by;
        move.card = card;
        happen(commandOf(move));
    }
    void happen(const Command& command) {
        ASSERT_TRUE(apply(game, state, command, &*recorder).empty());
        recorder->settle(state);
        for (const Seat seat : {me(), kNoSeat}) {
            const auto events = recorder->events(seat);
            presenter.takeEvents(seat, {events.begin(), events.end()});
        }
        recorder->clear();
        shown.finishShowing();
    }
    // Goes on in the presenter's own time until all is shown.
    void showAll() {
        QSignalSpy settled(&presenter, &Presenter::settled);
        while (presenter.isBusy()) ASSERT_TRUE(settled.wait(10000));
    }
    // In milliseconds at normal speed; 0: it was not dwelt on.
    int dwelt(EventKind kind) const {
        int longest = 0;
        for (const Seen& seen : told)
            if (seen.kind == kind)
                longest = std::max(longest, static_cast<int>(seen.dwell * presenter.speed()));
        return longest;
    }
    void monsterBehindTheDoor(const char* key) {
        const CardId monster = put(key, Zone::Hand, me());
        state.cards.move(monster, {Zone::DoorDeck, kNoSeat}, CardTable::End::Top);
        state.phase = Phase::KickOpenDoor;
    }

    struct Seen {
        EventKind kind;
        int dwell;
    };
    Presenter presenter{shown};
    BigMoment moment{shown};
    CombatModel combat{shown};
    TableModel table{shown};
    ActionsModel actions{shown};
    CardMoves moves{shown};
    std::optional<ViewRecorder> recorder;
    std::vector<Seen> told;
};

}  // namespace kickdoor
