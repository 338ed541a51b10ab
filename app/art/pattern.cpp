#include "art/pattern.h"

#include <QPainterPath>
#include <QtMath>
#include <algorithm>
#include <iterator>

#include "art/noise.h"

namespace kickdoor::art {

namespace {

void rays(QPainter& painter, const QRectF& area, quint32 seed) {
    const int count = 10 + static_cast<int>(seed % 3) * 4;
    const qreal reach = area.width() + area.height();
    const qreal start = (seed >> 4) % 360 * M_PI / 180;
    for (int ray = 0; ray < count; ++ray) {
        const qreal from = start + 2 * M_PI * ray / count;
        const qreal to = from + M_PI / count;
        const QPointF middle = area.center();
        painter.drawPolygon(QPolygonF({middle, middle + QPointF(std::cos(from), std::sin(from)) * reach,
                                       middle + QPointF(std::cos(to), std::sin(to)) * reach}));
    }
}

void rings(QPainter& painter, const QRectF& area, quint32 seed) {
    const qreal step = area.width() / (7 + seed % 4);
    QPainterPath path;
    for (int ring = 10; ring > 0; --ring) path.addEllipse(area.center(), step * ring, step * ring);
    painter.drawPath(path);  // odd-even filling leaves every second ring empty
}

void diamonds(QPainter& painter, const QRectF& area, quint32 seed) {
    const qreal step = area.width() / (5 + seed % 3);
    const int rows = qCeil(area.height() / step * 2) + 1;
    const int columns = qCeil(area.width() / step) + 1;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const QPointF at(area.left() + (column + (row % 2) * 0.5) * step, area.top() + row * step / 2);
            const qreal half = step * 0.2;
            painter.drawPolygon(QPolygonF({at - QPointF(0, half), at + QPointF(half, 0),
                                           at + QPointF(0, half), at - QPointF(half, 0)}));
        }
    }
}

void dots(QPainter& painter, const QRectF& area, quint32 seed) {
    for (quint32 dot = 0; dot < 40; ++dot) {
        const quint32 place = scramble(seed + dot);
        const QPointF at(area.left() + area.width() * (place & 0xffff) / 65535.0,
                         area.top() + area.height() * (place >> 16) / 65535.0);
        const qreal radius = area.width() * (0.008 + 0.02 * ((place >> 8) & 0xff) / 255.0);
        painter.drawEllipse(at, radius, radius);
    }
}

void stripes(QPainter& painter, const QRectF& area, quint32 seed) {
    const qreal step = area.width() / (6 + seed % 4);
    const qreal lean = area.height() * (seed & 16 ? 0.5 : -0.5);
    for (qreal x = area.left() - area.height(); x < area.right() + area.height(); x += step)
        painter.drawPolygon(
            QPolygonF({QPointF(x, area.top()), QPointF(x + step / 2, area.top()),
                       QPointF(x + step / 2 + lean, area.bottom()), QPointF(x + lean, area.bottom())}));
}

}  // namespace

void paintPattern(QPainter& painter, const QRectF& area, quint32 seed, const QColor& ink) {
    using Ornament = void (*)(QPainter&, const QRectF&, quint32);
    constexpr Ornament kOrnaments[] = {rays, rings, diamonds, dots, stripes};
    const quint32 mixed = scramble(seed);
    QColor faint = ink;
    faint.setAlphaF(0.09F);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint);
    painter.setClipRect(area);
    kOrnaments[mixed % std::size(kOrnaments)](painter, area, mixed >> 8);
    painter.restore();
}

}  // namespace kickdoor::art
