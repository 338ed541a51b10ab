// What is said for a player whose time ran out: pass, no, and of several cards the least gold value (ruling
// 2).
#pragma once

#include "rules/engine.h"

namespace kickdoor {

// `legal` is legalCommands(game, view, seat). Legal whenever there is anything legal at all.
Command defaultAnswer(const Game& game, const GameState& view, Seat seat, const LegalCommands& legal);

}  // namespace kickdoor
