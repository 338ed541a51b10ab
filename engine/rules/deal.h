// A game dealt by chance of more than a seed's 64 bits: tables in a network, whose players make it together.
#pragma once

#include <span>

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// As newGame() of rules/engine.h, which takes rngFromSeed() of its seed.
GameState newGame(const Game& game, int players, const Rng& chance, std::span<const Sex> sexes);

}  // namespace kickdoor
