#include "art/tone.h"

#include <algorithm>
#include <cmath>

namespace kickdoor::art {

QColor tone(double hue, double saturation, double lightness, int alpha) {
    const double s = std::clamp(saturation, 0.0, 100.0) / 100;
    const double l = std::clamp(lightness, 0.0, 100.0) / 100;
    const double chroma = s * std::min(l, 1 - l);
    const auto channel = [&](double shift) {
        const double turn = std::fmod(std::fmod(hue, 360) + 360, 360) / 30;
        const double k = std::fmod(shift + turn, 12);
        const double value = l - chroma * std::clamp(std::min(k - 3, 9 - k), -1.0, 1.0);
        return std::clamp(static_cast<int>(value * 255 + 0.5), 0, 255);
    };
    return {channel(0), channel(8), channel(4), alpha};
}

Tint tintOf(const QColor& colour) {
    const double red = colour.red();
    const double green = colour.green();
    const double blue = colour.blue();
    const double most = std::max({red, green, blue});
    const double least = std::min({red, green, blue});
    const double spread = most - least;
    if (spread <= 0) return {};
    const double sector = most == red     ? std::fmod((green - blue) / spread + 6, 6)
                          : most == green ? (blue - red) / spread + 2
                                          : (red - green) / spread + 4;
    const double sum = most + least;
    return {sector * 60, 100 * spread / (sum > 255 ? 510 - sum : sum)};
}

}  // namespace kickdoor::art
