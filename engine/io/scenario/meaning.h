// What the author of a step means by a command. Its words may be said in more than one natural form: with
// `on` left out where only one thing can be meant, or pointing at what the card works on anyway.
#pragma once

#include <vector>

#include "base/json_reader.h"
#include "card/game.h"
#include "command/command.h"
#include "io/scenario/naming.h"

namespace kickdoor::scenario {

// One command, or two: a use and what it then asks its player to discard. The first legal reading; else what
// alone fits the words; else the likeliest reading, for its refusal. Fails where the words fit several
// abilities or owners.
std::vector<Command> meaningOf(const Game& game, const GameState& state, std::vector<Command> readings,
                               const JsonAt& step, Latitude latitude);

}  // namespace kickdoor::scenario
