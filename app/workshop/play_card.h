// A card of a pack at a table of its own: a setting as scenarios have it, and the save that the game opens.
#pragma once

#include <QString>
#include <string>

#include "import/pack_import.h"

namespace kickdoor::workshop {

struct CardGame {
    std::string scenario;  // its setting in JSON (docs/scenarios.md)
    std::string save;      // the game that begins there: one person and two bots
    QString problem;       // why there is none
};

// The pack is read from the disk. A monster lies on top of the doors; any other card is in the hand, and a
// weak monster on top.
CardGame gameWith(const Kickpack& pack, const std::string& card, const PackPlaces& places);

}  // namespace kickdoor::workshop
