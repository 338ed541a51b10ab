// Which commands make no sense, whatever chance says of them: they hurt the seat that gives them, or cost it
// a card, and bring it nothing. Playing on cannot tell a small harm from chance.
#pragma once

#include "bot/search/candidates.h"

namespace kickdoor {

bool makesSense(const Sight& sight, const Command& command);

// Whether the usual command costs nothing and leaves the other for later: an Item is put on before the turn
// ends.
bool comesBefore(const Sight& sight, const Candidate& usual, const Command& other);

}  // namespace kickdoor
