// The Items that a player carries, as the rules count them against the limits, and what happens to a card put
// into play (R7.1, R7.2, R7.4, R7.7).
#pragma once

#include "rules/engine.h"

namespace kickdoor {

// The holder's hands that no other equipped Item fills (R7.2). At least 0.
int handsFreeFor(const Game& game, const GameState& view, CardId item, Seat holder);

// Hands that the Item fills when it is equipped.
int handsFilledBy(const CardDef& item);

// The Big Items that count against the player's limit (R7.4), without `except`.
CardList countedBigItems(const Game& game, const GameState& view, Seat seat, CardId except);

// Why an Item in the viewer's hand would be carried, not equipped, if it were played now (R7.1). Empty if it
// would be equipped, or is no Item in the viewer's hand.
Refusals whyCarriedOnly(const Game& game, const GameState& view, CardId item);

// Why the viewer cannot wear this Item now, from the hand or by turning it upright (R7.1 to R7.4). Empty if
// it can be worn, is worn already, or is no Item of the viewer's.
Refusals whyNotWorn(const Game& game, const GameState& view, CardId item);

// Whether the viewer's Play of a one-shot would put it on the table instead of using it (R7.7).
bool wouldLayDown(const Game& game, const GameState& view, const Move& play);

// For an Item of the viewer whose slot is taken (R7.2): the move that equips it, and each Item that makes
// room for it when turned sideways first. `instead` is empty if no single Item blocks it.
struct Swaps {
    Move wear;
    CardList instead;
};
Swaps swapsFor(const Game& game, const GameState& view, CardId item);

}  // namespace kickdoor
