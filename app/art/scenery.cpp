#include "art/scenery.h"

#include <algorithm>
#include <cmath>

namespace kickdoor::art {

void Scenery::fill(const QPainterPath& path, const QColor& colour) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(path);
}

void Scenery::polygon(std::initializer_list<QPointF> points, const QColor& colour) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(points.begin(), static_cast<int>(points.size()));
}

void Scenery::box(double x, double y, double w, double h, const QColor& colour, double corner) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (corner > 0)
        painter.drawRoundedRect(QRectF(x, y, w, h), corner, corner);
    else
        painter.drawRect(QRectF(x, y, w, h));
}

void Scenery::disc(double x, double y, double radius, const QColor& colour) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(x, y), radius, radius);
}

void Scenery::line(double x1, double y1, double x2, double y2, const QColor& colour, double thick) const {
    painter.setPen(QPen(colour, thick));
    painter.drawLine(QPointF(x1, y1), QPointF(x2, y2));
}

void paintBricks(const Scenery& scenery, Draw& draw, double bottom) {
    constexpr double kAcross = 86;
    constexpr double kDown = 44;
    const double start = scenery.middle() - kAcross * std::max(8.0, std::ceil(scenery.middle() / kAcross));
    int row = 0;
    for (double y = bottom - kDown; y > -kDown; y -= kDown, ++row)
        for (double x = start - row % 2 * kAcross / 2; x < scenery.width; x += kAcross) {
            const double light = 24 + draw() * 9;
            if (x > -kAcross)
                scenery.box(x + 2, y + 2, kAcross - 4, kDown - 4, scenery.shade(0, 18, light, 200), 5);
        }
}

void paintPlanks(const Scenery& scenery, double top, const QColor& wood) {
    scenery.box(0, top, scenery.width, scenery.height - top, wood);
    const QColor seam(0, 0, 0, 70);
    const double begin = scenery.middle() - 64 * std::max(12.0, std::ceil(scenery.middle() / 64) + 2) - 32;
    for (double x = begin; x < scenery.width + 400; x += 64) {
        const double far = scenery.middle() + (x - scenery.middle()) * 0.55;
        scenery.line(x, scenery.height, far, top, seam, 4);
    }
    scenery.box(0, top, scenery.width, 7, QColor(0, 0, 0, 60));
}

void paintTorch(const Scenery& scenery, double x, double y) {
    scenery.disc(x, y, 120, QColor(255, 179, 71, 38));
    scenery.disc(x, y, 62, QColor(255, 207, 107, 56));
    scenery.polygon({{x - 10, y + 20}, {x + 10, y + 20}, {x + 6, y + 92}, {x - 6, y + 92}},
                    QColor(58, 36, 19));
    QPainterPath flame(QPointF(x, y - 52));
    flame.cubicTo(x + 26, y - 20, x + 22, y + 6, x, y + 22);
    flame.cubicTo(x - 24, y + 8, x - 26, y - 14, x, y - 52);
    scenery.fill(flame, QColor(255, 176, 46));
    QPainterPath core(QPointF(x, y - 22));
    core.cubicTo(x + 12, y - 6, x + 11, y + 8, x, y + 15);
    core.cubicTo(x - 11, y + 8, x - 12, y - 4, x, y - 22);
    scenery.fill(core, QColor(255, 243, 176));
}

}  // namespace kickdoor::art
