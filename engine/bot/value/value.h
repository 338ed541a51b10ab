// The learned value of a position: the chance of a player to win, by a small network that is the same for all
// seats. Whole numbers only, so that it gives the same moves on every machine.
#pragma once

#include "bot/value/features.h"

namespace kickdoor {

inline constexpr int kValueHidden = 24;
// Weights are stored in this fraction.
inline constexpr int kValueUnit = 256;

struct ValueNet {
    std::array<std::array<std::int16_t, kSeatFeatures>, kValueHidden> in{};
    std::array<std::int16_t, kValueHidden> out{};
};

// Trained by `kickdoor-cli train`; value_numbers.cpp has the recipe.
const ValueNet& valueNet();

// The chance of winning is told in this fraction.
inline constexpr int kCertain = 1 << 16;

// The chance of `seat` by these features of `players` seats, 0 to kCertain.
int chanceOf(const ValueNet& net, const PositionFeatures& features, int players, Seat seat);

// The chance of the bot at the beginning of a turn; at the end of the game, what it won.
int positionValue(const Sight& sight);

}  // namespace kickdoor
