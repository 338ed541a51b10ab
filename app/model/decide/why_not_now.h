// Why something that no card stands for cannot be done now, where its key was pressed and it has no button.
#pragma once

#include "model/table/stage.h"

namespace kickdoor {

// Of Sell, OfferTrade, AskHelp and OfferHelp. Empty where nothing forbids it.
Refusals whyNotNow(const Stage& stage, CommandKind kind);

}  // namespace kickdoor
