// Whether a card is of the sort a selector or condition asks for.
#pragma once

#include "card/definition.h"

namespace kickdoor {

bool kindFits(const CardDef& def, KindFilter kind);
bool slotFits(const CardDef& def,
              std::int16_t slot);  // negative: any; a one-hand slot means any Item held in hands
bool sizeFits(const CardDef& def, SizeFilter size);

}  // namespace kickdoor
