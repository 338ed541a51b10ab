// Which Items to wear (R7.2), which to sell (R7.5).
#pragma once

#include <optional>

#include "bot/sight.h"

namespace kickdoor {

// The best set within the slots out of what the bot carries, and `extra` as if it were carried (kNoCard:
// nothing).
CardList bestSet(const Sight& sight, CardId extra = kNoCard);

// The next Equip or Unequip on the way to the best set; nothing: it is worn.
std::optional<Move> equipStep(const Sight& sight, const LegalCommands& legal);

// Items for one Level that are worth less than it.
std::optional<Command> sale(const Sight& sight, const LegalCommands& legal);

}  // namespace kickdoor
