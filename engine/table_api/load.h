// What a player carries against the limits, as the rules count it (R7.1, R7.2, R7.4).
#pragma once

#include "rules/engine.h"

namespace kickdoor {

// Hands that the holder has for this Item: those that no other equipped Item fills which counts (R7.2). At
// least 0.
int handsFreeFor(const Game& game, const GameState& view, CardId item, Seat holder);

// The Big Items that count against the player's limit (R7.4), without `except`.
CardList countedBigItems(const Game& game, const GameState& view, Seat seat, CardId except);

// Why an Item in the viewer's hand would be carried and not equipped, were it played now (R7.1). Empty: it
// would be equipped, or it is no Item of the viewer's hand.
Refusals whyCarriedOnly(const Game& game, const GameState& view, CardId item);

}  // namespace kickdoor
