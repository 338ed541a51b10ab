// Moves of cards and their consequences: who sees them, what is attached, what stops working.
#pragma once

#include "rules/moves/context.h"

namespace kickdoor {

// The deck's top card. An empty deck is refilled from its discards (R1.9); kNoCard if nothing is left to
// draw.
CardId topOfDeck(Context& ctx, Deck deck);
void shuffleDeck(Context& ctx, Deck deck);
// Draws a card into a hand, if one is left (R1.9). Face up, everybody sees it.
void drawToHand(Context& ctx, Seat seat, Deck deck, Face face);

// Moves the card to its discard pile; cards attached to it follow (R4.6, R7.11). By choice or sale: its owner
// gives it up willingly (as a cost or a discard, or for gold).
enum class DiscardedBy : std::uint8_t { Rules, Choice, Sale };
void discardCard(Context& ctx, CardId card, DiscardedBy by = DiscardedBy::Rules);
// Moves the card into a hand, marked as just received (R6.2). Players who know the card still do; call
// loseTrack() (unseen.h) first if it moves face down.
void putInHand(Context& ctx, CardId card, Seat seat);
// Moves the card into play. An Item is equipped if allowed, otherwise carried sideways (R7.1).
void putInPlay(Context& ctx, CardId card, Seat seat);
// The same in two steps, for Items that change places with each other.
void layBefore(Context& ctx, CardId card, Seat seat);
void equipIfFree(Context& ctx, CardId card, Seat seat);
// Moves the card face up into a shared zone.
void putOpen(Context& ctx, CardId card, Zone zone);
// Discards the cards attached to the host.
void dropAttached(Context& ctx, CardId host);

void clearFresh(Context& ctx);

// --- Items ---
// The card that prevents an Item from being equipped (R7.2); kNoCard if there is room.
CardId slotBlocker(const Game& game, const GameState& state, CardId item, Seat holder);
// The same for an Item that a Hireling carries, were it taken back (R7.9).
CardId ownSlotBlocker(const Game& game, const GameState& state, CardId item, Seat holder);
bool mayEquip(const Game& game, const GameState& state, CardId item, Seat holder);
// Big Items that count against the limit (R7.4); a limit of -1 means any number.
int bigItemsCarried(const Game& game, const GameState& state, Seat seat);
int bigItemLimit(const Game& game, const GameState& state, Seat seat);
inline bool hasRoomForBig(const Game& game, const GameState& state, Seat seat, int more) {
    const int limit = bigItemLimit(game, state, seat);
    return limit < 0 || bigItemsCarried(game, state, seat) + more <= limit;
}
// Whether the Item is equipped and fills hands that count: without Cheat!, and not a Hireling's (R7.2, R7.9,
// R7.11).
bool fillsHands(const Game& game, const GameState& state, CardId item);
int handsNeeded(Slot slot);
// The hands that a player has; the hands filled by Items that count, without `except`; and the excess of
// filled hands.
int handsOf(const Game& game, const GameState& state, Seat seat);
int handsFilled(const Game& game, const GameState& state, Seat seat, CardId except);
int handsExcess(const Game& game, const GameState& state, Seat seat);
// Equipped Items of which the player must turn one sideways: those whose Cheat! has gone (ruling 20), else
// those that fill more hands than there are (R7.2). Empty: none.
CardList wornSurplus(const Game& game, const GameState& state, Seat seat);
// Turns Items sideways that their player may no longer use (R7.3) or that lost their place, except the
// surplus above (rules/chapters/excess.cpp). Discards doubling cards that lost their identity (R4.6, R4.8).
void settleEquipment(Context& ctx, Seat seat);

// --- Levels ---
enum class MayWin : std::uint8_t { No, Yes };  // whether the goal Level can be reached this way (R2.5)
void gainLevels(Context& ctx, Seat seat, int levels, MayWin mayWin);
void loseLevels(Context& ctx, Seat seat, int levels, Cause cause);

}  // namespace kickdoor
