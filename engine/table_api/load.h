// What a player carries against the limits, as the rules count it, and what becomes of a card laid before its
// player (R7.1, R7.2, R7.4, R7.7).
#pragma once

#include "rules/engine.h"

namespace kickdoor {

// Hands that the holder has for this Item: those that no other equipped Item fills which counts (R7.2). At
// least 0.
int handsFreeFor(const Game& game, const GameState& view, CardId item, Seat holder);

// Hands that the Item fills when it is equipped.
int handsFilledBy(const CardDef& item);

// The Big Items that count against the player's limit (R7.4), without `except`.
CardList countedBigItems(const Game& game, const GameState& view, Seat seat, CardId except);

// Why an Item in the viewer's hand would be carried and not equipped, were it played now (R7.1). Empty: it
// would be equipped, or it is no Item of the viewer's hand.
Refusals whyCarriedOnly(const Game& game, const GameState& view, CardId item);

// Why a player without a monster in hand cannot look for trouble (R5.4).
Refusals whyNothingToFight();

// The viewer's Play of a one-shot would lay it on the table, to be carried, instead of using it (R7.7).
bool wouldLayDown(const Game& game, const GameState& view, const Move& play);

// An Item of the viewer's whose place is taken (R7.2): how it would be put on, and each other Item that makes
// room for it when it is turned sideways first. No Items: nothing is in its way, or no single one is.
struct Swaps {
    Move wear;
    CardList instead;
};
Swaps swapsFor(const Game& game, const GameState& view, CardId item);

}  // namespace kickdoor
