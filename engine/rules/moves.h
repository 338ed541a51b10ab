// Cards changing places, and everything that comes with it: who sees them, what is attached, what stops
// working.
#pragma once

#include "rules/context.h"

namespace kickdoor {

// The deck's top card, its discards shuffled in when it is empty (R1.9); kNoCard: nothing left to draw.
CardId topOfDeck(Context& ctx, Deck deck);
void shuffleDeck(Context& ctx, Deck deck);
// Draws into a hand. Face up: everybody sees it. False: no card left (R1.9).
bool drawToHand(Context& ctx, Seat seat, Deck deck, Face face);

// To its own discard pile; cards attached to it follow (R4.6, R7.11).
void discardCard(Context& ctx, CardId card);
// Into a hand, marked as just received (R6.2). Those who know the card still do: rules/unseen.h comes first
// where it goes face down.
void putInHand(Context& ctx, CardId card, Seat seat);
// Into play: an Item is equipped when it may be, else carried sideways (R7.1).
void putInPlay(Context& ctx, CardId card, Seat seat);
// The same in two steps, for Items that change places with each other.
void layBefore(Context& ctx, CardId card, Seat seat);
void equipIfFree(Context& ctx, CardId card, Seat seat);
// Face up into a shared zone.
void putOpen(Context& ctx, CardId card, Zone zone);
// Loses its attached cards, which go to their discard piles.
void dropAttached(Context& ctx, CardId host);

void clearFresh(Context& ctx);

// --- Items ---
// The card that keeps an Item from being equipped (R7.2), kNoCard when there is room.
CardId slotBlocker(const Game& game, const GameState& state, CardId item, Seat holder);
// The same for an Item that a Hireling carries, were it taken back (R7.9).
CardId ownSlotBlocker(const Game& game, const GameState& state, CardId item, Seat holder);
bool mayEquip(const Game& game, const GameState& state, CardId item, Seat holder);
// Big Items that count against the limit (R7.4); -1 instead of a limit means any number.
int bigItemsCarried(const Game& game, const GameState& state, Seat seat);
int bigItemLimit(const Game& game, const GameState& state, Seat seat);
inline bool hasRoomForBig(const Game& game, const GameState& state, Seat seat, int more) {
    const int limit = bigItemLimit(game, state, seat);
    return limit < 0 || bigItemsCarried(game, state, seat) + more <= limit;
}
// An equipped Item that fills hands which count (R7.2), and how many more hands are filled than there are.
bool fillsHands(const Game& game, const GameState& state, CardId item);
int handsExcess(const Game& game, const GameState& state, Seat seat);
// Turns sideways what its player may no longer use (R7.3) and what has lost its place, but for Items of which
// the player has to choose one (rules/excess.cpp); discards doubling cards that lost their ground (R4.6,
// R4.8).
void settleEquipment(Context& ctx, Seat seat);

// --- Levels ---
void gainLevels(Context& ctx, Seat seat, int levels, bool mayWin);
void loseLevels(Context& ctx, Seat seat, int levels, Cause cause);

}  // namespace kickdoor
