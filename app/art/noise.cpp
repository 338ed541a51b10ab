#include "art/noise.h"

#include <cmath>

namespace kickdoor::art {

namespace {

qreal ease(qreal t) {
    return t * t * (3 - 2 * t);
}

qreal mix(qreal from, qreal to, qreal t) {
    return from + (to - from) * t;
}

}  // namespace

qreal smoothNoise(qreal x, qreal y, quint32 seed) {
    const int left = static_cast<int>(std::floor(x));
    const int top = static_cast<int>(std::floor(y));
    const qreal across = ease(x - left);
    const qreal down = ease(y - top);
    const qreal above = mix(latticeValue(left, top, seed), latticeValue(left + 1, top, seed), across);
    const qreal below = mix(latticeValue(left, top + 1, seed), latticeValue(left + 1, top + 1, seed), across);
    return mix(above, below, down);
}

}  // namespace kickdoor::art
