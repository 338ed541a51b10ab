// The reasons why a move without a card or a button cannot be made now, shown when its key is pressed.
#pragma once

#include "model/table/shown_game.h"

namespace kickdoor {

// kind: Sell, OfferTrade, AskHelp or OfferHelp. Empty if nothing forbids the move.
Refusals whyNotNow(const ShownGame& shown, CommandKind kind);

}  // namespace kickdoor
