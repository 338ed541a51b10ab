// Whom an event has openly hurt, by whom: what a vengeful bot remembers.
#pragma once

#include <array>

#include "rules/engine.h"

namespace kickdoor {

// By seat, how often that player has hurt the bot, up to kMostWrongs.
using Wrongs = std::array<std::uint8_t, kMaxSeats>;
inline constexpr std::uint8_t kMostWrongs = 3;

// The seats that `event.seat` has hurt: cursed, robbed, or hindered in a fight. Depends only on what all
// players see. `now` is the state after the event, or a view of it.
SeatSet hurtBy(const Game& game, const GameState& now, const Event& event);

}  // namespace kickdoor
