// Attaches and equips the cards in play of a setting's player, and checks that the result is possible in a
// game.
#pragma once

#include <span>

#include "card/game.h"
#include "io/scenario/setting.h"

namespace kickdoor::scenario {

// `cards` are already in the player's play area, one for each entry of the setting's inPlay. Throws
// ReadError.
void dressPlayer(const Game& game, GameState& state, Seat seat, const PlayerSetting& setting,
                 std::span<const CardId> cards);

}  // namespace kickdoor::scenario
