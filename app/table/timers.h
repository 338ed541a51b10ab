// Computes when each seat's time is up: a bot's delay, a person's time in a window (R8.10). Times are
// milliseconds of any clock; the host passes a real one, tests pass numbers.
#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "card/game.h"
#include "table/seat.h"

namespace kickdoor {

using TableTime = std::chrono::milliseconds;
using Controls = std::array<Control, kMaxSeats>;

// What a seat is asked, as a number: changes when the question does, not when others pass (scenarios'
// windows).
std::uint64_t decisionOf(const GameState& state, Seat seat);

class Timers {
public:
    // After every change of the state, the pace or who plays: starts what must run, stops what is answered.
    // People's time begins when all is shown.
    void update(const Game& game, const GameState& state, const Controls& controls, const Pace& pace,
                TableTime now, TableTime shown);
    void restart();  // at the next update, all begin anew

    // The seat whose time is up, the one waiting longest first; kNoSeat: none yet.
    Seat due(TableTime now) const;
    std::optional<TableTime> next() const;
    void done(Seat seat);  // due() was seen to; runs again when the seat is asked something else
    void postpone(Seat seat, TableTime due);  // due() comes again for the same question
    void answered(Seat seat);  // a command of the seat was accepted: what it is asked next is new, even if it
                               // looks the same

    // When each seat's time is up; nothing: no time runs.
    using Dues = std::array<std::optional<TableTime>, kMaxSeats>;
    Dues dues() const;
    // No person gets more time than this.
    void limit(const Dues& dues, const Controls& controls);

    // The clock that people see: bots' delays are not on it.
    ClockNotice notice(const Controls& controls, TableTime now) const;

private:
    struct Timer {
        bool running = false;
        std::uint64_t decision = 0;  // that it runs for, or ran out over; 0: none
        TableTime due{};
        TableTime total{};
    };
    std::array<Timer, kMaxSeats> timers_{};
};

}  // namespace kickdoor
