// The value of things to a greedy bot, in points. A Level in the middle of the game is worth about 120
// points.
#pragma once

#include "bot/sight.h"

namespace kickdoor {

// The value of the player's next Level; the last ones are worth most.
int levelWorth(const Sight& sight, Seat seat);

// The value of a card to its holder. An unknown card has the average value of such cards; a curse in force
// has a negative value.
int cardWorth(const Sight& sight, CardId card);
int worthOf(const Sight& sight, std::span<const CardId> cards);

// The value to the bot of a point that this opponent loses, in hundredths; highest for opponents near the
// goal.
int grudge(const Sight& sight, Seat other);

// The living opponent with the highest Level; kNoSeat if there is none.
Seat leader(const Sight& sight);

// Cheapest first; ties by card.
void sortByWorth(const Sight& sight, CardList& cards);

// The value of wearing an Item, regardless of its gold; decides what to equip.
int wearWorth(const Sight& sight, const CardDef& def);

}  // namespace kickdoor
