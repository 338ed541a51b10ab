// Whether this combat can end the game.
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// Whether a victory would bring the fighter or the helper what the rules in force require to win the game
// (R2.10, R8.9, ruling 14).
bool isForTheWin(const Game& game, const GameState& state);

// Of fighter and helper, those who would win the game by a victory in this combat (R2.6, R2.7). Empty if gold
// would decide (R2.8), which is known only afterwards.
SeatSet winnersOfFight(const Game& game, const GameState& state);

// A copy of the state in which that player helps.
GameState withHelper(GameState state, Seat helper);

// The Levels that the helper would gain for the monsters of this combat, killed ones included (R4.10).
int levelsForHelping(const Game& game, const GameState& state);

}  // namespace kickdoor
