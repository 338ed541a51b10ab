// Makes commands from templates.
#pragma once

#include <span>

#include "rules/engine.h"

namespace kickdoor {

// The template's command with these of its candidates. Receivers of Charity take turns.
Command filled(const CommandTemplate& family, std::span<const CardId> picked);

// Splits the payment for help: hand cards are to be played, not handed over (R8.7).
void splitPromises(const GameState& view, Terms& terms);

// Candidates ordered by what parting with them costs by the printed figures alone: gold, then bonus (ruling
// 2's measure).
CardList byPrintedWorth(const Game& game, const GameState& view, std::span<const CardId> cards);

}  // namespace kickdoor
