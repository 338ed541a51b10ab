#pragma once

#include <QtGlobal>

namespace kickdoor::art {

// A small, fast hash (Murmur3's finaliser), for graphics only.
inline quint32 scramble(quint32 value) {
    value ^= value >> 16;
    value *= 0x85ebca6bU;
    value ^= value >> 13;
    value *= 0xc2b2ae35U;
    return value ^ (value >> 16);
}

// 0 to 1 for a lattice point.
inline qreal latticeValue(int x, int y, quint32 seed) {
    const quint32 mixed =
        scramble(static_cast<quint32>(x) * 0x9e3779b1U ^ scramble(static_cast<quint32>(y) + seed));
    return mixed / 4294967295.0;
}

// Smooth noise, 0 to 1, with one feature per unit.
qreal smoothNoise(qreal x, qreal y, quint32 seed);

}  // namespace kickdoor::art
