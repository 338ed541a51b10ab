// Natural forms of what a play or use is aimed at.
#pragma once

#include "card/game.h"
#include "command/command.h"

namespace kickdoor::scenario {

// `on` that says more than the command needs, spelt as the engine wants it: the Item that a theft is about,
// the side or card that an ability works on anyway, the identity that a card doubles.
Move spelt(const Game& game, const GameState& state, Move said);

// Whether `said` is a natural form of `possible`, a legal command with the same card.
bool saysAsMuchAs(const Game& game, const GameState& state, const Move& said, const Move& possible);

}  // namespace kickdoor::scenario
