#include "art/painter.h"

#include <QLinearGradient>
#include <QPainter>
#include <QSvgRenderer>
#include <QtMath>
#include <algorithm>

#include "art/pattern.h"

namespace kickdoor::art {

namespace {

QImage blank(const QSize& size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QRectF centredSquare(const QSizeF& within, qreal part, const QPointF& centre) {
    const qreal side = std::min(within.width(), within.height()) * part;
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

// Paints a pictogram with a gradient from a lighter to a darker tone, so that it looks less flat.
QImage shape(const IconStore& icons, const QString& name, const QSize& size, const QRectF& where,
             const QColor& top, const QColor& bottom) {
    QImage image = blank(size);
    QSvgRenderer renderer(icons.svg(name, Qt::black));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, where);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    QLinearGradient light(where.topLeft(), where.bottomLeft());
    light.setColorAt(0, top);
    light.setColorAt(1, bottom);
    painter.fillRect(image.rect(), light);
    return image;
}

// Draws the shape at offsets in a circle: a rim as wide as the radius.
void drawRim(QPainter& painter, const QImage& rim, qreal radius) {
    constexpr int kSteps = 16;
    for (int step = 0; step < kSteps; ++step) {
        const qreal angle = 2 * M_PI * step / kSteps;
        painter.drawImage(QPointF(std::cos(angle) * radius, std::sin(angle) * radius), rim);
    }
}

void drawPictogram(QPainter& painter, const IconStore& icons, const QString& name, const QRectF& where,
                   const Palette& palette, qreal rim) {
    const QSize size =
        painter.device() ? QSize(painter.device()->width(), painter.device()->height()) : QSize();
    drawRim(painter, shape(icons, name, size, where, palette.paper, palette.paper), rim);
    QColor shadow = palette.ink.darker(180);
    shadow.setAlphaF(0.28F);
    painter.drawImage(QPointF(rim * 0.35, rim * 0.8), shape(icons, name, size, where, shadow, shadow));
    painter.drawImage(QPointF(0, 0),
                      shape(icons, name, size, where, palette.ink.lighter(128), palette.ink.darker(112)));
}

// The ornament fades out at the bottom, where the card's text begins, so that no edge shows.
QImage ornament(const QSize& size, quint32 seed, const QColor& ink) {
    QImage image = blank(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPattern(painter, QRectF(QPointF(0, 0), QSizeF(size)), seed, ink);
    QLinearGradient fade(0, 0, 0, size.height());
    fade.setColorAt(0.55, Qt::black);
    fade.setColorAt(1, Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.fillRect(image.rect(), fade);
    return image;
}

}  // namespace

std::optional<QImage> paintCard(const IconStore& icons, const Recipe& recipe, const QSize& size,
                                const Palette& palette) {
    if (!icons.contains(recipe.icon)) return std::nullopt;
    if (!recipe.second.isEmpty() && !icons.contains(recipe.second)) return std::nullopt;
    const Palette colours{recipe.tint.value_or(palette.ink), palette.paper};
    QImage image = blank(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QPointF(0, 0), ornament(size, recipe.seed, colours.ink));
    const QPointF middle(size.width() / 2.0, size.height() / 2.0);
    const qreal rim = std::min(size.width(), size.height()) * 0.018;
    if (recipe.second.isEmpty()) {
        drawPictogram(painter, icons, recipe.icon, centredSquare(size, 0.8, middle), colours, rim);
        return image;
    }
    const qreal side = std::min(size.width(), size.height());
    const QPointF shift(side * 0.07, side * 0.07);
    drawPictogram(painter, icons, recipe.icon, centredSquare(size, 0.74, middle - shift), colours, rim);
    drawPictogram(painter, icons, recipe.second, centredSquare(size, 0.36, middle + shift * 3.6), colours,
                  rim);
    return image;
}

std::optional<QImage> paintIcon(const IconStore& icons, const QString& name, const QSize& size,
                                const QColor& ink) {
    if (!icons.contains(name)) return std::nullopt;
    const QPointF middle(size.width() / 2.0, size.height() / 2.0);
    return shape(icons, name, size, centredSquare(size, 1.0, middle), ink, ink);
}

}  // namespace kickdoor::art
