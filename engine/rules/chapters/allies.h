// Hirelings and what they carry (R7.9), Guest Stars (R7.10).
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

struct Context;

// The Hireling that carries the Item; kNoCard if its player does.
CardId hirelingOf(const Game& game, const GameState& state, CardId item);
// The Item that the Hireling carries; kNoCard if none.
CardId carriedBy(const Game& game, const GameState& state, CardId hireling);
bool isHireling(const Game& game, const GameState& state, CardId card, Seat owner);
CardId guestStarOf(const Game& game, const GameState& state, Seat seat);

// Whether the Item is a Big Item that counts against its player's limit (R7.4): without Cheat!, and not
// carried by a Hireling.
bool countsAsBig(const Game& game, const GameState& state, CardId item);

// Whether the Guest Star may be discarded now instead of rolling (R7.10, R9.1).
bool maySacrifice(const Game& game, const GameState& state, CardId star, Seat owner);

// Moves the owner's Item to the Hireling. A Cheat! stays on it.
void giveToHireling(Context& ctx, CardId item, CardId hireling);
// Moves the Item back to its owner, sideways.
void takeFromHireling(Context& ctx, CardId item);

}  // namespace kickdoor
