// The public history of a game before this program joined, with the names of the own seat's cards.
#pragma once

#include <vector>

#include "table/seat.h"

namespace kickdoor::net {

struct ToldPast {
    GameState start;                // the open view
    std::vector<SeatEvent> events;  // folded into `start`, they lead to the first open view received
};

}  // namespace kickdoor::net
