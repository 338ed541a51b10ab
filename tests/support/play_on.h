// Goes on from a state with whatever is legal: what an engine must survive with any state that its readers
// let in.
#pragma once

#include <cstdint>
#include <string>

#include "card/game.h"
#include "state/game_state.h"

namespace tests {

// At most so many commands of anybody. Empty, or what went wrong: what is legal was refused, or a card was
// lost or doubled.
std::string playOn(const kickdoor::Game& game, kickdoor::GameState state, int commands, std::uint64_t seed);

}  // namespace tests
