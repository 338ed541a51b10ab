// Which players still have to run from which monsters, and with what chance (R9.1, R9.4).
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// Whether the player is in the combat and has not yet fled from all monsters.
bool mustStillFlee(const GameState& state, Seat seat);
// Whether the fighter or helper has rolled against this monster, or need not (R9.1).
bool hasFled(const GameState& state, const MonsterEntry& monster, Seat seat);
inline constexpr int kEscapesFrom = 5;  // R9.1: the least total of a successful Run Away roll
// The outcome for a player who runs from a monster, as far as it is known without a roll.
enum class Escape : std::uint8_t {
    Rolls,
    Unpursued,  // the monster does not pursue this player (R9.4)
    Sure,       // the player escapes without a roll (ruling 9)
    Never       // the monster lets nobody escape
};
Escape escapeFrom(const Game& game, const GameState& state, const MonsterEntry& monster, Seat seat);
// The modifier of the Run Away roll against the monster (R9.1).
int escapeBonus(const Game& game, const GameState& state, const MonsterEntry& monster, Seat seat);

}  // namespace kickdoor
