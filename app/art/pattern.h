#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

namespace kickdoor::art {

// Paints a faint ornament behind a card's picture, chosen and varied by the seed; the same on every machine.
void paintPattern(QPainter& painter, const QRectF& area, quint32 seed, const QColor& ink);

}  // namespace kickdoor::art
