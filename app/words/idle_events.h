// Events that tell of a step and change nothing that a player has.
#pragma once

#include "rules/event.h"

namespace kickdoor {

// False for a strike that looms or hits, and for a turn that begins: what they lead to is for the caller to
// say.
bool changesNothing(EventKind kind);

}  // namespace kickdoor
