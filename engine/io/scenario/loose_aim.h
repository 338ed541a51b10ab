// Natural forms of the target of a play or use.
#pragma once

#include "card/game.h"
#include "command/command.h"

namespace kickdoor::scenario {

// Converts an `on` with more than the command needs to the engine's form: the Item of a theft, the side or
// card that an ability works on anyway, the identity that a card doubles.
Move spelt(const Game& game, const GameState& state, Move said);

// Whether `said` is a natural form of `possible`, a legal command with the same card.
bool saysAsMuchAs(const Game& game, const GameState& state, const Move& said, const Move& possible);

}  // namespace kickdoor::scenario
