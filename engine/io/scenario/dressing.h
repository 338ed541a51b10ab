// What lies in play before a player of a setting: attached, equipped, and checked for what no game comes to.
#pragma once

#include <span>

#include "card/game.h"
#include "io/scenario/setting.h"

namespace kickdoor::scenario {

// `cards` lie before the player already, one for each of the setting's inPlay. Throws ReadError.
void dressPlayer(const Game& game, GameState& state, Seat seat, const PlayerSetting& setting,
                 std::span<const CardId> cards);

}  // namespace kickdoor::scenario
