// What a learned value knows of a position: the same figures for each seat, made from the figures of cards,
// not from their names, so that it can judge any pack.
#pragma once

#include <array>

#include "bot/sight.h"

namespace kickdoor {

inline constexpr int kSeatFeatures = 30;
// A feature of this size counts as 1.
inline constexpr int kFeatureOne = 64;
using SeatFeatures = std::array<std::int16_t, kSeatFeatures>;
using PositionFeatures = std::array<SeatFeatures, kMaxSeats>;

// What `sight.me` knows of each player at the beginning of a turn. The view may also be the full state: the
// faces of cards in other hands are not looked at.
void featuresOf(const Sight& sight, PositionFeatures& out);

}  // namespace kickdoor
