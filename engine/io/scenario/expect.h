// Checks a scenario's expectations on a state or view.
#pragma once

#include <string>

#include "card/game.h"
#include "io/command_json.h"

namespace kickdoor::scenario {

// Throws ReadError at the first expectation that does not hold or is unknown.
void expectAll(const Game& game, const GameState& state, std::span<const std::string> players,
               const JsonAt& json);

}  // namespace kickdoor::scenario
