// Looks back on a finished game: every player's chance to win at the beginning of each turn, and the turns
// that changed it most.
#pragma once

#include <array>
#include <functional>
#include <stop_token>
#include <vector>

#include "model/replay/recording.h"

namespace kickdoor {

struct ChancePoint {
    std::size_t at = 0;  // the position in the recording
    int turn = 0;
    std::array<int, kMaxSeats> chance{};  // in kCertain (bot/value/value.h)
};

// Of the points `from` and `from` + 1: whose chance changed most between them.
struct TurningPoint {
    std::size_t from = 0;
    Seat seat = kNoSeat;
    bool operator==(const TurningPoint&) const = default;
};

// The one command of a turning point that changed the chance most, and what it led to.
struct TurningCause {
    TurningPoint of;
    std::size_t at = 0;  // the position before it
    std::vector<Told> events;
    bool most = false;  // at least half of the change came with it
};

struct LookedBack {
    TableSetup setup;
    std::size_t length = 0;
    std::vector<Landmark> landmarks;
    std::vector<ChancePoint> points;  // by turn; the end is the last
    bool done = false;
    std::vector<TurningCause> causes;  // of the turning points, once done
};

// Plays `games` games on from each turn. Tells what is known so far again and again, the last time with
// `done`. Tells nothing if the game is not over, as its hands are still secret, or cannot be read.
void lookBack(const std::filesystem::path& file, const std::stop_token& stop,
              const std::function<void(const LookedBack&)>& tell, int games = 128);

// The places of a command's events, those that decide first: its dice, then the card behind the door, then
// the others, each in order. The discards that pay for a roll come before it.
std::vector<std::size_t> decisiveFirst(const std::vector<Told>& events);

// In order; at most so many, and only turns that change a chance by a seventh of certainty.
std::vector<TurningPoint> turningPoints(const LookedBack& game, std::size_t most = 4);

}  // namespace kickdoor
