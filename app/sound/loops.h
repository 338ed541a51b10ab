// Quiet background loops.
#pragma once

#include "sound/kit.h"
#include "sound/track.h"

namespace kickdoor {

// Slow music, about half a minute, in the kit's key and beat.
Track music(const Kit& kit);
// What is laid over the music while danger is near: drums and a low, hasty line. As long as music().
Track danger(const Kit& kit);
// Dripping water and the draught of a long corridor.
Track ambience();

}  // namespace kickdoor
