// The two sides of a seat: commands to the table, each answered, and views and events from it.
#pragma once

#include <functional>
#include <span>

#include "command/command.h"
#include "history/earlier.h"
#include "rules/refusal.h"
#include "table/error.h"
#include "table/setup.h"
#include "view/recorder.h"

namespace kickdoor {

struct Answer {
    enum class Kind : std::uint8_t {
        Accepted,  // on disk and carried out
        Refused,   // the rules forbid it: refusals
        Stale,     // the decision it answers is gone (ruling 1); decide again
        NotSaved,  // the journal cannot be written: error; nothing happened
        Closed     // the game is over, or the host has stopped
    };
    Kind kind = Kind::Closed;
    Refusals refusals;
    TableError error;
    bool accepted() const { return kind == Kind::Accepted; }
};
// To a command that the rules forbid; Stale if the decision it answers is gone.
Answer refused(const Refusals& refusals);
using AnswerCallback = std::function<void(const Answer&)>;

// The running clock of a window or a decision, for a bar on screen.
struct ClockNotice {
    SeatSet running;  // whose time runs; empty: no clock runs
    int totalMillis = 0;
    int leftMillis = 0;
    bool paused = false;
    bool operator==(const ClockNotice&) const = default;
};

// What may be taken back (ruling 21), and the open request, if any. Seats elsewhere in `freely` and
// `withLeave` are nobody's business: whether a card was learnt can depend on what its player knows.
struct TakeBackNotice {
    SeatSet freely;        // people who may take back their last command at once
    SeatSet withLeave;     // people who may ask the others for it
    Seat asker = kNoSeat;  // kNoSeat: no request is open
    TakeBackNeed need = TakeBackNeed::None;
    SeatSet waiting;  // whose answer is missing
    // What was seen of the move that the request is about or, without one, that a bot has just refused to
    // take back; Settled: nothing.
    Event move;
    // How the last request ended, until the next one.
    enum class End : std::uint8_t { None, Done, Declined, Lapsed, kCount };
    End end = End::None;
    Seat declinedBy = kNoSeat;
    bool operator==(const TakeBackNotice&) const = default;
};
enum class Consent : std::uint8_t { No, Yes, kCount };

// Receives views and events from the table. Called on the host's thread, in order; must return quickly, so a
// screen posts the calls to its own thread.
class SeatListener {
public:
    virtual ~SeatListener() = default;
    // The whole view: at the start, after joining, and whenever the chain of events is cut. seat kNoSeat:
    // what everybody may know.
    virtual void onView(Seat seat, const GameState& view) = 0;
    // The events of one command; folding them in order over the view gives the seat's next view.
    virtual void onEvents(Seat seat, std::span<const SeatEvent> events) = 0;
    virtual void onClock(const ClockNotice&) {}
    virtual void onControl(Seat, Control) {}
    virtual void onTakeBack(const TakeBackNotice&) {}
    // The journal failed: nothing is accepted until Host::retryJournal or Host::playWithoutJournal.
    virtual void onTrouble(const TableError&) {}
};

// A place at a table: one or several seats on one screen.
class TableSeat {
public:
    virtual ~TableSeat() = default;
    virtual SeatSet seats() const = 0;
    // Asynchronous: the answer comes on the host's thread, after the events it caused.
    // command.epoch: of the view that was decided on; command.by() must be one of seats().
    virtual void submit(const Command& command, AnswerCallback answer) = 0;
    // Takes back the last command of one of seats() (ruling 21). Accepted: done, or the others are asked.
    virtual void takeBack(Seat by, std::uint32_t epoch, AnswerCallback answer) = 0;
    // What the people of seats() say about the open request; its asker's No withdraws it.
    virtual void consent(Consent consent) = 0;
};

}  // namespace kickdoor
