// The order in which monsters entered the current fight: "x#2" stays the second x after the first has left.
#pragma once

#include <vector>

#include "state/game_state.h"

namespace kickdoor::scenario {

class FightOrder {
public:
    struct Entry {
        CardId card = kNoCard;
        DefId face = kNoDef;  // for a mate, the monster it doubles (R8.4)
        bool here = true;     // still in the fight
    };

    // Must be called with the state after every command, in order.
    void see(const GameState& state);
    const std::vector<Entry>& entries() const { return entries_; }

private:
    std::vector<Entry> entries_;
};

}  // namespace kickdoor::scenario
