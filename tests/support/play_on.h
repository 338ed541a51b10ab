// Plays on from a state with random legal commands. The engine must survive this with any state that its
// readers accept.
#pragma once

#include <cstdint>
#include <string>

#include "card/game.h"
#include "state/game_state.h"

namespace tests {

// Plays at most so many commands. Returns an error, empty if none: a legal command was refused, or a card was
// lost or doubled.
std::string playOn(const kickdoor::Game& game, kickdoor::GameState state, int commands, std::uint64_t seed);

}  // namespace tests
