// Whether this fight can end the game.
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// A victory would bring the winning Level, or whatever else the rules in force want of the winner, to the
// fighter or to the helper (R2.10, R8.9, ruling 14).
bool isForTheWin(const Game& game, const GameState& state);

// Of fighter and helper, who would win by a victory in this fight (R2.6, R2.7). Nobody where gold would
// decide about it (R2.8): how much there is shows only afterwards.
SeatSet winnersOfFight(const Game& game, const GameState& state);

// The same fight as if that player helped.
GameState withHelper(GameState state, Seat helper);

// The Levels that the helper of this fight would get for its monsters, those already killed among them
// (R4.10).
int levelsForHelping(const Game& game, const GameState& state);

}  // namespace kickdoor
