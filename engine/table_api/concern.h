// Whom an open window concerns more than others.
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// The open window is about the seat's own turn, fight, roll or blow, about a roll for a card that is aimed at
// the seat or its cards, or about a fight that could end the game (R2.10). Depends only on what everybody may
// know, so it is the same on every view.
bool concerns(const Game& game, const GameState& view, Seat seat);
// The open window is about such a fight.
bool decidesTheGame(const Game& game, const GameState& view);

}  // namespace kickdoor
