// Tables that a long game would come to: full hands, much in play, lasting curses, Levels near the goal.
#pragma once

#include "rules/engine.h"

namespace tests {

// A new game, dealt richly: the top cards of both decks go where their kind may lie.
kickdoor::GameState crowded(const kickdoor::Game& game, kickdoor::GameState state, std::uint64_t seed);

}  // namespace tests
