// The public history of a game before this program joined.
#pragma once

#include <vector>

#include "table/seat.h"

namespace kickdoor::net {

struct ToldPast {
    GameState start;  // the open view
    std::vector<SeatEvent>
        events;  // folded over it one by one they lead to the open view that was told first
};

}  // namespace kickdoor::net
