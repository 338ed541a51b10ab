// Whether a GameState from outside can be gone on with.
#pragma once

#include <string>

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// Empty when every card lies in exactly one place, every index is in range, and whatever waits has what it
// needs to go on: the engine then neither crashes nor hangs on it. Otherwise the first thing wrong. Holds for
// every state and view that the engine makes.
std::string validate(const Game& game, const GameState& state);

// The same for the cards alone: each lies in exactly one place, and has a face.
std::string validateCards(const Game& game, const GameState& state);

}  // namespace kickdoor
