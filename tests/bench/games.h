// What the benchmarks measure on: the original edition, four players, and states from the middle of games.
#pragma once

#include <vector>

#include "bot/playout.h"
#include "card/loader.h"

namespace bench {

inline constexpr int kPlayers = 4;

const kickdoor::Game& game();

// A decision of a game between random bots: what it looked like, and what was said.
struct Decision {
    kickdoor::GameState before;
    kickdoor::Command command;
};
const std::vector<Decision>& decisions();

std::vector<std::unique_ptr<kickdoor::Bot>> bots(const char* name, std::uint64_t seed);

}  // namespace bench
