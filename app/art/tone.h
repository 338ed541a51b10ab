#pragma once

#include <QColor>

namespace kickdoor::art {

// A colour in whole steps of 8 bits. Hue in degrees, of any turn; saturation and lightness 0 to 100.
QColor tone(double hue, double saturation, double lightness, int alpha = 255);

// The hue in degrees, 0 for greys, and the saturation, 0 to 100, of a colour.
struct Tint {
    double hue = 0;
    double saturation = 0;
};
Tint tintOf(const QColor& colour);

}  // namespace kickdoor::art
