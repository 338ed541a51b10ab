// The chances of all seats to win from a position, for looking back on a game whose cards are no secret any
// more: games played on to their end by Regular on all seats, with the hands as they are and the decks
// shuffled anew. The order of the decks in the game does not count: nobody could have known it.
#pragma once

#include <array>
#include <memory>

#include "bot/search/rollout.h"
#include "bot/search/worlds.h"

namespace kickdoor {

class Outlook {
public:
    // `state` is the full state. The game outlives this object.
    Outlook(const Game& game, const GameState& state);

    // Plays one more game. The same games for the same position.
    void step();
    int games() const { return games_; }
    // The mean chance so far, in kCertain (value/value.h). Exact if the game is over.
    int chance(Seat seat) const;

private:
    const Game& game_;
    std::unique_ptr<GameState> open_;  // with the decks hidden; on the heap, since worlds_ refers to it
    Worlds worlds_;
    Rollout rollout_;
    std::uint64_t seed_;
    int games_ = 0;
    std::array<std::int64_t, kMaxSeats> sums_{};
    GameState played_;
};

}  // namespace kickdoor
