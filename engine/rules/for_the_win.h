// Whether this fight can end the game.
#pragma once

#include "rules/game.h"
#include "state/game_state.h"

namespace kickdoor {

// A victory would bring the winning Level, or whatever else the rules in force want of the winner (R2.10,
// R8.9).
bool isForTheWin(const Game& game, const GameState& state);

}  // namespace kickdoor
