// What a card in hand could do for other players, before it is played.
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// Some player is a target that fits the card's own condition, whether or not the viewer may play it now.
// True also for a card that is not played on a player. card: known to the view.
bool anyPlayerFits(const Game& game, const GameState& view, CardId card);

}  // namespace kickdoor
