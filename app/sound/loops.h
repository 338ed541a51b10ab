// Quiet background loops.
#pragma once

#include "sound/track.h"

namespace kickdoor {

// Slow lute music, about half a minute.
Track music();
// Dripping water and the draught of a long corridor.
Track ambience();

}  // namespace kickdoor
