// The paces of bots that players choose from.
#pragma once

#include <algorithm>
#include <array>

namespace kickdoor {

// Milliseconds that a bot waits before each move: instant, quick, normal, slow.
inline constexpr std::array kBotMillis = {0, 300, 900, 2000};
inline constexpr int kBotPaces = static_cast<int>(kBotMillis.size());

// pace: 0 to 3; beyond that, the nearest.
constexpr int botMillisAt(int pace) {
    return kBotMillis[static_cast<std::size_t>(std::clamp(pace, 0, kBotPaces - 1))];
}

}  // namespace kickdoor
