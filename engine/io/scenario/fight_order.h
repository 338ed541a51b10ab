// In which order monsters came into the fight that is on: "x#2" stays the second x when the first has left.
#pragma once

#include <vector>

#include "state/game_state.h"

namespace kickdoor::scenario {

class FightOrder {
public:
    struct Entry {
        CardId card = kNoCard;
        DefId face = kNoDef;  // a mate's is the monster it doubles (R8.4)
        bool here = true;     // still in the fight
    };

    // To be shown every state of the game, one command after the other.
    void see(const GameState& state);
    const std::vector<Entry>& entries() const { return entries_; }

private:
    std::vector<Entry> entries_;
};

}  // namespace kickdoor::scenario
