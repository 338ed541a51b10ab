// For the law of secrecy: makes a game that differs only in what a seat may not know.
#pragma once

#include "bot/bot_rng.h"
#include "card/game.h"
#include "state/game_state.h"

namespace tests {

template <class Fn>
void forEachPlace(const kickdoor::GameState& state, Fn&& fn) {
    for (int z = 0; z < static_cast<int>(kickdoor::Zone::kCount); ++z) {
        const auto zone = static_cast<kickdoor::Zone>(z);
        if (!kickdoor::isPerSeat(zone)) {
            fn(kickdoor::Place{zone, kickdoor::kNoSeat});
            continue;
        }
        for (kickdoor::Seat seat{0}; seat < state.players; ++seat) fn(kickdoor::Place{zone, seat});
    }
}

// Returns the state with everything that `seat` may not know changed at random: the places and faces of
// cards, and future random numbers.
kickdoor::GameState scrambled(const kickdoor::Game& game, const kickdoor::GameState& state,
                              kickdoor::Seat seat, kickdoor::BotRng& rng);

}  // namespace tests
