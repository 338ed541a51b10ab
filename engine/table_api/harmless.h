// Whether a strike that looms has nothing to take from its victim.
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// True if it is certain from the victim's view that the looming Curse or Bad Stuff changes nothing: no card
// that it takes is there, and no Level that it takes either (R2.2, R3.6). False on any other view.
bool strikesInVain(const Game& game, const GameState& view);

}  // namespace kickdoor
