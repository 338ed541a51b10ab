// Checks whether the engine can continue from a GameState of unknown origin.
#pragma once

#include <string>

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// Empty if every card lies in exactly one place, every index is in range, and everything pending has what it
// needs to continue; the engine then neither crashes nor hangs. Otherwise the first error. Accepts every
// state and view that the engine makes.
std::string validate(const Game& game, const GameState& state);

// The same for the cards alone: each lies in exactly one place, and has a face.
std::string validateCards(const Game& game, const GameState& state);

}  // namespace kickdoor
