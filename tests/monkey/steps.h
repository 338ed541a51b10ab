// The steps of a monkey. A step is a number, which together with the visible items determines the action.
#pragma once

#include <QString>

#include "monkey/world.h"

namespace kickdoor::monkey {

enum class Manner {
    Plays,  // mostly carries the game on
    Wild    // anything, anywhere
};

// Takes the step and lets the program run for a moment. Returns a description of it.
QString takeStep(World& world, quint32 step, Manner manner);

}  // namespace kickdoor::monkey
