// Effects that stop for a choice: what may be chosen, and what happens once it is.
#pragma once

#include "card/parameters.h"
#include "rules/interpreter/run.h"
#include "state/frames.h"

namespace kickdoor {

// Carries out Discard and Take, owner by owner, and asks where there is a choice (R10.4).
Step moveSelectedOp(Context& ctx, std::size_t frame, const Node& node);
// Ends the effect at the frame's position and advances to the next one.
void finishEffect(Context& ctx, std::size_t frame);

SeatSet playersToChoose(const Game& game, const GameState& state, const Frame& frame,
                        Parameters<Op::ChoosePlayer> choice);
// A bit for each option whose condition holds.
std::uint32_t optionsPossible(const Game& game, const GameState& state, const Frame& frame,
                              Parameters<Op::ChooseOne> choice);
// The node of the effect a Block frame stands at.
const Node& nodeAt(const Game& game, const Frame& frame);

}  // namespace kickdoor
