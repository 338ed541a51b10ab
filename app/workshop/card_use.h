// Whether a card at a table can be put to use there, by the rules themselves.
#pragma once

#include "card/game.h"
#include "rules/refusal.h"
#include "state/game_state.h"

namespace kickdoor::workshop {

struct CardUse {
    bool can = true;
    // If it cannot: why, and the moment that was looked at last.
    Refusals refusals;
    GameState moment;
};

// A card in the first player's hand at the beginning of a turn. Tried at once and, if a fight follows, after
// the door was kicked open; an Item must be equipped, not only carried.
CardUse useOf(const Game& game, const GameState& state, DefId card);

}  // namespace kickdoor::workshop
