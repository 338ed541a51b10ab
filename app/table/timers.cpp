#include "table/timers.h"

#include <algorithm>

#include "base/seats.h"
#include "rules/engine.h"
#include "table_api/pending.h"

namespace kickdoor {
namespace {

// The time limit of a seat that has to answer. Only windows, questions, offers and rolls to run away are
// timed, not a player's own turn.
std::optional<TableTime> timeFor(const Game& game, const GameState& state, Seat seat, Control control,
                                 const Pace& pace) {
    if (control == Control::Bot) return TableTime(pace.botMillis);
    if (pace.clockFactor <= 0) return std::nullopt;
    double millis = pace.choiceMillis;
    if (state.window.waiting.has(seat)) {
        // R8.13: fighter and helper may consult about the last card. All other windows are short (R8.10).
        if (state.window.kind != WindowKind::LastCard) millis = game.rules.reactionMillis;
    } else {
        const bool asked = state.question.asked == seat;
        const bool fleeing = state.combat.stage == CombatStage::Fleeing;
        const bool offered = !waitingFor(state).has(seat);
        if (!asked && !fleeing && !offered) return std::nullopt;
    }
    return TableTime(static_cast<std::int64_t>(millis * pace.clockFactor));
}

}  // namespace

std::uint64_t decisionOf(const GameState& state, Seat seat) {
    std::uint64_t key = 1;
    const auto mix = [&key](std::uint64_t value) { key = (key ^ value) * 0x9E3779B97F4A7C15ULL; };
    mix(state.epoch);
    mix(state.turn);
    mix(static_cast<std::uint64_t>(state.phase));
    mix(static_cast<std::uint64_t>(state.window.kind));
    mix(static_cast<std::uint64_t>(state.question.kind) * 16U + state.question.asked);
    mix(static_cast<std::uint64_t>(state.combat.stage));
    mix(static_cast<std::uint64_t>(state.roll.purpose) * 256U + state.roll.face);
    mix(proceduresInProgress(state));
    mix(seat);
    return key;
}

void Timers::update(const Game& game, const GameState& state, const Controls& controls, const Pace& pace,
                    TableTime now, TableTime shown) {
    const SeatSet asked = mayAnswer(state);
    for (const Seat seat : everySeat(state.players)) {
        Timer& timer = timers_[seat];
        if (!asked.has(seat)) {
            timer = {};
            continue;
        }
        const std::uint64_t decision = decisionOf(state, seat);
        if (timer.decision == decision) continue;
        const auto time = timeFor(game, state, seat, controls[seat], pace);
        const TableTime begins = controls[seat] == Control::Bot ? now : std::max(now, shown);
        timer = time ? Timer{true, decision, begins + *time, *time} : Timer{};
    }
}

void Timers::restart() {
    timers_ = {};
}

Seat Timers::due(TableTime now) const {
    Seat first = kNoSeat;
    for (const Seat seat : everySeat(kMaxSeats)) {
        const Timer& timer = timers_[seat];
        if (!timer.running || timer.due > now) continue;
        if (first == kNoSeat || timer.due < timers_[first].due) first = seat;
    }
    return first;
}

std::optional<TableTime> Timers::next() const {
    std::optional<TableTime> next;
    for (const Timer& timer : timers_)
        if (timer.running && (!next || timer.due < *next)) next = timer.due;
    return next;
}

void Timers::done(Seat seat) {
    timers_[seat].running = false;
}

void Timers::postpone(Seat seat, TableTime due) {
    timers_[seat].running = true;
    timers_[seat].due = due;
}

void Timers::answered(Seat seat) {
    timers_[seat] = {};
}

Timers::Dues Timers::dues() const {
    Dues dues;
    for (const Seat seat : everySeat(kMaxSeats))
        if (timers_[seat].running) dues[seat] = timers_[seat].due;
    return dues;
}

void Timers::limit(const Dues& dues, const Controls& controls) {
    for (const Seat seat : everySeat(kMaxSeats))
        if (timers_[seat].running && dues[seat] && controls[seat] == Control::Person)
            timers_[seat].due = std::min(timers_[seat].due, *dues[seat]);
}

ClockNotice Timers::notice(const Controls& controls, TableTime now) const {
    ClockNotice notice;
    for (const Seat seat : everySeat(kMaxSeats)) {
        const Timer& timer = timers_[seat];
        if (!timer.running || controls[seat] == Control::Bot) continue;
        const auto left = std::max(TableTime(0), timer.due - now);
        const bool first = notice.running.empty() || left.count() < notice.leftMillis;
        notice.running = notice.running.with(seat);
        if (!first) continue;
        notice.leftMillis = static_cast<int>(left.count());
        notice.totalMillis = static_cast<int>(timer.total.count());
    }
    return notice;
}

}  // namespace kickdoor
