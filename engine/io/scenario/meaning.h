// Finds the command that the author of a step means. A step may use several natural forms: `on` may be left
// out if only one target is possible, or may name the card that is affected anyway.
#pragma once

#include <vector>

#include "base/json_reader.h"
#include "card/game.h"
#include "command/command.h"
#include "io/scenario/naming.h"

namespace kickdoor::scenario {

// One command, or two: a use and the discard it then asks for. Returns the first legal reading; otherwise the
// only possible command that matches; otherwise the likeliest reading, so that it is refused. Throws
// ReadError if the step fits several abilities or owners.
std::vector<Command> meaningOf(const Game& game, const GameState& state, std::vector<Command> readings,
                               const JsonAt& step, Latitude latitude);

}  // namespace kickdoor::scenario
