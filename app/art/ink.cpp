#include "art/ink.h"

#include <QLinearGradient>
#include <QPen>
#include <algorithm>
#include <cmath>

#include "art/tone.h"

namespace kickdoor::art {

namespace {

QImage layer(const QSize& size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

// The pixels that the inked figure can touch.
QRect touched(const QImage& image, const Figure& figure, const QTransform& place) {
    const QRectF inked = figure.box.adjusted(-kInkReach, -kInkReach, kInkReach, kInkReach);
    return place.mapRect(inked).toAlignedRect().adjusted(-1, -1, 1, 1).intersected(image.rect());
}

void start(QPainter& painter, const QTransform& place) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(place);
    painter.setPen(Qt::NoPen);
}

QLinearGradient gradient(const QRectF& box, const QColor (&colours)[2]) {
    QLinearGradient light(box.topLeft(), box.topLeft() + QPointF(box.width() / 4, box.height()));
    light.setColorAt(0, colours[0]);
    light.setColorAt(1, colours[1]);
    return light;
}

void paintOutline(QPainter& painter, const Figure& figure, const QColor& ink) {
    QPen pen(ink, 2 * kInkReach);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(ink);
    painter.drawPath(figure.outline);
    painter.setPen(Qt::NoPen);
}

// What of a shape's coverage remains at (x, y) after the same shape, moved, was taken away, 0 to 255.
class Edge {
public:
    Edge(const QImage& shape, QPoint shift, int width)
        : m_shape(shape), m_width(shape.width()), m_height(shape.height()), m_shift(shift), m_reach(width) {}

    // Of an edge that lies `inset` pixels within.
    int at(int x, int y, const QPoint& inset) const {
        const int near = alpha(x - inset.x(), y - inset.y());
        const int far = alpha(x - inset.x() - m_shift.x() * m_reach, y - inset.y() - m_shift.y() * m_reach);
        return near * (255 - far) / 255;
    }

private:
    int alpha(int x, int y) const {
        if (x < 0 || y < 0 || x >= m_width || y >= m_height) return 0;
        return qAlpha(reinterpret_cast<const QRgb*>(m_shape.constScanLine(y))[x]);
    }

    const QImage& m_shape;
    int m_width;
    int m_height;
    QPoint m_shift;
    int m_reach;
};

// Mixes a pixel with white or black in its own coverage; `part` 0 to 255.
QRgb mixed(QRgb pixel, int white, int black) {
    const int alpha = qAlpha(pixel);
    const auto channel = [&](int value) {
        const int lit = value + (alpha - value) * white / 255;
        return lit - lit * black / 255;
    };
    return qRgba(channel(qRed(pixel)), channel(qGreen(pixel)), channel(qBlue(pixel)), alpha);
}

void light(QImage& body, double unit) {
    const QImage shape = body.copy();
    const auto pixels = [unit](double units) { return std::max(1, static_cast<int>(units * unit + 0.5)); };
    const QPoint inset(pixels(4), pixels(5));
    const Edge rim(shape, {1, 1}, pixels(10));
    const Edge shade(shape, {-1, -1}, pixels(13));
    for (int y = 0; y < body.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(body.scanLine(y));
        for (int x = 0; x < body.width(); ++x) {
            if (qAlpha(line[x]) == 0) continue;
            line[x] = mixed(line[x], rim.at(x, y, inset) * 56 / 100, shade.at(x, y, {}) * 30 / 100);
        }
    }
}

void paintSolids(QPainter& painter, const Figure& figure, const Colours& colours) {
    painter.setBrush(gradient(figure.box, colours.body));
    painter.drawPath(figure.whole);
    for (const Part& part : figure.parts) {
        if (part.role != PartRole::Accent) continue;
        painter.setBrush(gradient(part.box, colours.accent));
        painter.drawPath(part.path);
    }
}

// What lines of ink enclose: large areas as the body, small ones as accents.
void paintEnclosed(QPainter& painter, const Figure& figure, const Colours& colours) {
    double largest = 0;
    for (const Part& part : figure.parts)
        if (part.isOpening()) largest = std::max(largest, part.box.width() * part.box.height());
    for (const Part& part : figure.parts) {
        if (!part.isOpening()) continue;
        const bool small = part.box.width() * part.box.height() < largest * 0.06;
        painter.setBrush(small ? gradient(part.box, colours.accent) : gradient(figure.box, colours.body));
        painter.drawPath(part.path);
    }
}

// One part over the other; those without a colour of their own as the body.
void paintColoured(QPainter& painter, const Figure& figure, const Colours& colours) {
    for (const Part& part : figure.parts) {
        const QColor own[2] = {part.colour.lighter(106), part.colour.darker(112)};
        painter.setBrush(gradient(part.box, part.colour.isValid() ? own : colours.body));
        painter.drawPath(part.path);
    }
}

QImage paintBody(const QSize& size, const Figure& figure, const Colours& colours, const QTransform& place) {
    QImage body = layer(size);
    QPainter painter(&body);
    start(painter, place);
    if (colours.drawing == Drawing::Lines)
        paintEnclosed(painter, figure, colours);
    else
        paintSolids(painter, figure, colours);
    if (figure.coloured) paintColoured(painter, figure, colours);
    for (const OwnColour& own : colours.parts) {
        if (own.part >= static_cast<int>(figure.parts.size())) continue;
        const Part& part = figure.parts[static_cast<std::size_t>(own.part)];
        const QColor light[2] = {own.colour.lighter(115), own.colour.darker(130)};
        painter.setBrush(gradient(part.box, light));
        painter.drawPath(part.path);
    }
    painter.end();
    light(body, std::sqrt(std::abs(place.determinant())));
    return body;
}

}  // namespace

Colours coloursOf(const QColor& tint, const std::optional<QColor>& accent) {
    const Tint main = tintOf(tint);
    const double strength = std::clamp(0.2 + main.saturation / 45, 0.25, 1.0);
    const Tint other = accent ? tintOf(*accent) : Tint{main.hue + 150, 100};
    const double second = accent ? std::clamp(0.1 + other.saturation / 45, 0.1, 1.0) : 0.35 + strength * 0.65;
    const double h = main.hue;
    return {tone(h - 30, 45 * strength, 11),
            {tone(h, 78 * strength, 70), tone(h - 18, 70 * strength, 40)},
            {tone(other.hue, 70 * second, 78), tone(other.hue - 20, 60 * second, 48)},
            tone(h + 25, 60 * strength, 27),
            Drawing::Solids,
            {}};
}

void paintFigure(QImage& image, const Figure& figure, const Colours& colours, const QTransform& place) {
    const QRect area = touched(image, figure, place);
    if (area.isEmpty()) return;
    const QTransform here = place * QTransform::fromTranslate(-area.x(), -area.y());
    const QImage body = paintBody(area.size(), figure, colours, here);
    QPainter painter(&image);
    start(painter, place);
    paintOutline(painter, figure, colours.ink);
    painter.setBrush(colours.hole);
    if (colours.drawing == Drawing::Solids)
        for (const Part& part : figure.parts)
            if (part.role == PartRole::Hole) painter.drawPath(part.path);
    painter.resetTransform();
    painter.drawImage(area.topLeft(), body);
}

void paintSilhouette(QImage& image, const Figure& figure, const QColor& colour, const QTransform& place) {
    QPainter painter(&image);
    start(painter, place);
    paintOutline(painter, figure, colour);
}

}  // namespace kickdoor::art
