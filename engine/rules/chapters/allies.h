// Hirelings and what they carry (R7.9), Guest Stars (R7.10).
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

struct Context;

// The Hireling that carries the Item; kNoCard: its player does.
CardId hirelingOf(const Game& game, const GameState& state, CardId item);
// What the Hireling carries; kNoCard: nothing yet.
CardId carriedBy(const Game& game, const GameState& state, CardId hireling);
bool isHireling(const Game& game, const GameState& state, CardId card, Seat owner);
CardId guestStarOf(const Game& game, const GameState& state, Seat seat);

// A Big Item that counts against its player's limit (R7.4): no Cheat! on it, and no Hireling under it.
bool countsAsBig(const Game& game, const GameState& state, CardId item);

// Whether the Guest Star may be discarded now instead of rolling (R7.10, R9.1).
bool maySacrifice(const Game& game, const GameState& state, CardId star, Seat owner);

// From the owner's own load, or just put into play, to the Hireling; a Cheat! stays on it.
void giveToHireling(Context& ctx, CardId item, CardId hireling);
// Back to the owner's own load, sideways.
void takeFromHireling(Context& ctx, CardId item);

}  // namespace kickdoor
