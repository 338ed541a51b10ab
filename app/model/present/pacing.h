// How long the screen dwells on an event, in milliseconds at normal speed.
#pragma once

#include "rules/event.h"

namespace kickdoor {

// 0: shown together with the next one.
int dwellOf(const Event& event);

}  // namespace kickdoor
