// What protects a player.
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// The card in play that keeps Curses from the player; kNoDef: none, or one of several.
DefId curseWardOf(const Game& game, const GameState& view, Seat seat);

}  // namespace kickdoor
