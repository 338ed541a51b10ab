// Tests a state from an untrusted file before anybody plays it.
#pragma once

#include <cstdint>
#include <string>

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// Lets bots play `games` copies of a state accepted by validate(), each for at most `commands` commands.
// Returns an empty text if every command led to a valid state, otherwise the error: a legal command was
// refused, nobody could act, or a state was invalid. Deterministic for a seed.
std::string tryOut(const Game& game, const GameState& state, std::uint64_t seed = 1, int games = 4,
                   int commands = 1000);

}  // namespace kickdoor
