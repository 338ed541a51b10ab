// Who still has to run from what, and what decides it (R9.1, R9.4).
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// The player is in the fight and not done with all of its monsters.
bool mustStillFlee(const GameState& state, Seat seat);
// The fighter or helper is done with this monster: has rolled, or need not (R9.1).
bool hasFled(const GameState& state, const MonsterEntry& monster, Seat seat);
inline constexpr int kEscapesFrom = 5;  // R9.1: what a Run Away roll must come to
// What becomes of a player who runs from a monster, before any die is thrown.
enum class Escape : std::uint8_t {
    Rolls,
    Unpursued,  // the monster does not pursue this player (R9.4)
    Sure,       // the player escapes without a roll (ruling 9)
    Never       // the monster lets nobody go
};
Escape escapeFrom(const Game& game, const GameState& state, const MonsterEntry& monster, Seat seat);
// What is added to the face of the Run Away roll against the monster (R9.1).
int escapeBonus(const Game& game, const GameState& state, const MonsterEntry& monster, Seat seat);

}  // namespace kickdoor
