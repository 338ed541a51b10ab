// The command for a player whose time ran out: pass, answer no, and choose the cards of least gold value
// (ruling 2).
#pragma once

#include "bot/sight.h"

namespace kickdoor {

// `legal` is legalCommands(game, view, seat). The result is legal if any command is.
Command defaultAnswer(const Game& game, const GameState& view, Seat seat, const LegalCommands& legal);
Command defaultAnswer(const Sight& sight, const LegalCommands& legal);

}  // namespace kickdoor
