// Deals a game with more randomness than a 64-bit seed, for network tables whose players generate it
// together.
#pragma once

#include <span>

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// Like newGame() of rules/engine.h, which uses rngFromSeed() of its seed.
GameState newGame(const Game& game, int players, const Rng& chance, std::span<const Sex> sexes);

}  // namespace kickdoor
