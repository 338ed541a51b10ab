// What a monkey does: one step is a number, which says together with what shows what is done.
#pragma once

#include <QString>

#include "monkey/world.h"

namespace kickdoor::monkey {

enum class Manner {
    Plays,  // mostly does what gets a game on
    Wild    // anything, anywhere
};

// Does it and lets the program run a moment. What was done, in words.
QString takeStep(World& world, quint32 step, Manner manner);

}  // namespace kickdoor::monkey
