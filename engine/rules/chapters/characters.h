// The Character cards (R1.4, R11.6). They lie in the box; PlayerState::character names each player's.
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// The card of the player's Character; kNoCard: none was dealt.
CardId characterOf(const GameState& state, Seat seat);
// The Character cards that no player has.
FixedVector<CardId, 64> unusedCharacters(const Game& game, const GameState& state);

}  // namespace kickdoor
