// The options of the open question as the card prints them: scenarios name them so.
#pragma once

#include <string>
#include <vector>

#include "card/game.h"
#include "state/game_state.h"
#include "text/texts.h"

namespace kickdoor {

// "no" and "yes" if the question has no list of options.
std::vector<std::string> printedOptions(const Texts& texts, const Game& game, const GameState& state);

}  // namespace kickdoor
