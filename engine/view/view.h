// Views: what one seat may know (R3.1). A view is a GameState whose hidden cards have neither a face nor an
// identity.
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// Everything `seat` may not know is replaced: faces by backs, the rows of hidden cards put into a fixed
// order, chance removed. Two states that differ only in what the seat may not know give equal bytes. seat ==
// kNoSeat: what everybody may know.
GameState viewOf(const Game& game, const GameState& state, Seat seat);

}  // namespace kickdoor
