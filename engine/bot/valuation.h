// What things are worth to a greedy bot, in points. A Level in the middle of the game is about 120 of them.
#pragma once

#include "bot/sight.h"

namespace kickdoor {

// What a Level is worth to a player who has so many: the last ones most.
int levelWorth(const Sight& sight, Seat seat);

// What the holder of a card would lose with it; an unknown card is worth what such cards are worth on the
// average. A curse in force is worth less than nothing.
int cardWorth(const Sight& sight, CardId card);
int worthOf(const Sight& sight, std::span<const CardId> cards);

// What a point lost by this opponent is worth to the bot, in hundredths: those near the goal most.
int grudge(const Sight& sight, Seat other);

// The opponent it hurts most to see win; kNoSeat when none is left.
Seat leader(const Sight& sight);

// Cheapest first; ties by card.
void sortByWorth(const Sight& sight, CardList& cards);

// How good a worn Item is, whatever the gold: what equipping is decided by.
int wearWorth(const Sight& sight, const CardDef& def);

}  // namespace kickdoor
