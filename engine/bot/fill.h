// Makes commands from templates.
#pragma once

#include <span>

#include "bot/sight.h"

namespace kickdoor {

// The template's command with the candidates `picked`. Charity is dealt to its receivers in turn.
Command filled(const CommandTemplate& family, std::span<const CardId> picked);

// Splits the payment for help into Items to hand over and hand cards to play (R8.7).
void splitPromises(const Sight& sight, Terms& terms);

// Sorts candidates by printed value, cheapest first: gold, then bonus (ruling 2).
CardList byPrintedWorth(const Sight& sight, std::span<const CardId> cards);

}  // namespace kickdoor
