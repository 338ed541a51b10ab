// What goes on quietly beneath the game: each ends as it begins.
#pragma once

#include "sound/track.h"

namespace kickdoor {

// A lute, slowly, about half a minute.
Track music();
// Drops into still water, and the draught of a long corridor.
Track ambience();

}  // namespace kickdoor
