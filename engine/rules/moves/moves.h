// Cards changing places, and everything that comes with it: who sees them, what is attached, what stops
// working.
#pragma once

#include "rules/moves/context.h"

namespace kickdoor {

// The deck's top card, its discards shuffled in when it is empty (R1.9); kNoCard: nothing left to draw.
CardId topOfDeck(Context& ctx, Deck deck);
void shuffleDeck(Context& ctx, Deck deck);
// Draws into a hand, if a card is left (R1.9). Face up: everybody sees it.
void drawToHand(Context& ctx, Seat seat, Deck deck, Face face);

// To its own discard pile; cards attached to it follow (R4.6, R7.11).
// byChoice: its owner parts with it (a price, a sale, a discard of the own).
void discardCard(Context& ctx, CardId card, bool byChoice = false);
// Into a hand, marked as just received (R6.2). Those who know the card still do: rules/moves/unseen.h comes
// first where it goes face down.
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
// An equipped Item that fills hands which count: without Cheat!, and not a Hireling's (R7.2, R7.9, R7.11).
bool fillsHands(const Game& game, const GameState& state, CardId item);
int handsNeeded(Slot slot);
// The hands a player has, and how many of them Items fill that count, without `except`; how many more are
// filled.
int handsOf(const Game& game, const GameState& state, Seat seat);
int handsFilled(const Game& game, const GameState& state, Seat seat, CardId except);
int handsExcess(const Game& game, const GameState& state, Seat seat);
// Equipped Items of which their player has to turn one sideways: those that stood on licences that have gone
// (ruling 20), else those that fill more hands than there are (R7.2). Empty: none has to.
CardList wornSurplus(const Game& game, const GameState& state, Seat seat);
// Turns sideways what its player may no longer use (R7.3) and what has lost its place, but for the surplus
// above (rules/chapters/excess.cpp); discards doubling cards that lost their ground (R4.6, R4.8).
void settleEquipment(Context& ctx, Seat seat);

// --- Levels ---
void gainLevels(Context& ctx, Seat seat, int levels, bool mayWin);
void loseLevels(Context& ctx, Seat seat, int levels, Cause cause);

}  // namespace kickdoor
