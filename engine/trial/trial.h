// A state that only its file vouches for, tried out before anybody plays it.
#pragma once

#include <cstdint>
#include <string>

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// Plays copies of a state that validate() lets in, with bots, `games` times at most `commands` far. Empty:
// each command led to a state that can be gone on from. Otherwise what went wrong: what is legal was refused,
// nobody could act, or what came of a command is no state. The same seed tries the same.
std::string tryOut(const Game& game, const GameState& state, std::uint64_t seed = 1, int games = 4,
                   int commands = 1000);

}  // namespace kickdoor
