// Decides which Items to wear (R7.2) and which to sell (R7.5).
#pragma once

#include <optional>

#include "bot/sight.h"

namespace kickdoor {

// The best set for the slots out of the Items that the bot carries and `extra` (kNoCard: none).
CardList bestSet(const Sight& sight, CardId extra = kNoCard);

// The next Equip or Unequip towards the best set; nothing if it is worn.
std::optional<Move> equipStep(const Sight& sight, const LegalCommands& legal);

// A sale for one Level of Items that are worth less than the Level; nothing if there is none.
std::optional<Command> sale(const Sight& sight, const LegalCommands& legal);

}  // namespace kickdoor
