// The reasons why a move without a card or a button cannot be made now, shown when its key is pressed.
#pragma once

#include "model/table/stage.h"

namespace kickdoor {

// kind: Sell, OfferTrade, AskHelp or OfferHelp. Empty if nothing forbids the move.
Refusals whyNotNow(const Stage& stage, CommandKind kind);

}  // namespace kickdoor
