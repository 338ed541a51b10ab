// What a card in hand could do for other players, before it is played.
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// Some player is a target that fits the card's own condition, whether or not the viewer may play it now.
// True also for a card that is not played on a player. card: known to the view.
bool anyPlayerFits(const Game& game, const GameState& view, CardId card);

// The card can pay a helper (R8.7): an Item in play, which is handed over, or a card in hand that does its
// target no harm. The rules let any card be promised that may be played on the helper, also a Curse, which is
// no pay. False for a card unknown to the view.
bool canPayHelp(const Game& game, const GameState& view, CardId card);

}  // namespace kickdoor
