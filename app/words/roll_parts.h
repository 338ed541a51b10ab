// What has been added to the roll on the table, and by which cards: the view knows only the sum of what was
// played on it.
#pragma once

#include <vector>

#include "card/game.h"
#include "rules/event.h"

namespace kickdoor {

struct RollPart {
    DefId def = kNoDef;  // kNoDef: unknown
    int amount = 0;
};

class RollParts {
public:
    // Takes the events in their order; now: the view right after.
    void after(const GameState& now, const Event& event);
    // The addends of the roll in the view, from first to last; none is 0, and the die's face is none.
    std::vector<RollPart> of(const Game& game, const GameState& now) const;

private:
    std::vector<RollPart> m_played;
};

}  // namespace kickdoor
