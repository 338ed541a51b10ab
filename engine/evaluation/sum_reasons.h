// Why a line of a fight's sums is what it is, where its amount does not tell.
#pragma once

#include "evaluation/strength.h"

namespace kickdoor {

// Whose card makes the fighters' Levels count for nothing; kNoDef: they count.
DefId levelsIgnoredBy(const Game& game, const GameState& state);
// The modifiers of the card of a line that count something, Items say, under no condition: bits by index.
std::uint32_t countedIn(const Game& game, const GameState& state, const SumLine& line);
// The ability of the card that made a mark of it (Source::Mark), as an index; -1: the card itself made it, or
// several abilities may have.
int abilityThatMarks(const CardDef& card, const Catalog& catalog);

}  // namespace kickdoor
