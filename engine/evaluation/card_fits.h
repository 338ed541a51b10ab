// Whether a card matches the filters of a selector or condition.
#pragma once

#include "card/definition.h"
#include "card/parameters.h"

#include <optional>

namespace kickdoor {

bool kindFits(const CardDef& def, KindFilter kind);
// None: any; a one-hand slot means any Item held in hands.
bool slotFits(const CardDef& def, std::optional<Slot> slot);
bool sizeFits(const CardDef& def, SizeFilter size);
// True of a selector without conditions, which also fits cards without a face.
bool fitsAnyCard(Selector selector);

}  // namespace kickdoor
