#include "art/painter.h"

#include <QPainter>
#include <QSvgRenderer>
#include <algorithm>
#include <iterator>

#include "art/composition.h"
#include "art/noise.h"
#include "art/tone.h"

namespace kickdoor::art {

namespace {

constexpr double kShorterSide = 512;
// From the figure's hue to its scene's, in degrees; one of them by seed.
constexpr double kSceneTurns[] = {40, -55, 75, 160, 200};
const QColor kShade(20, 14, 18);

QImage blank(const QSize& size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

double sceneHue(const Recipe& recipe) {
    return tintOf(tintOf(recipe)).hue + kSceneTurns[(scramble(recipe.seed) >> 7) % std::size(kSceneTurns)];
}

}  // namespace

std::optional<QImage> paintCard(const IconStore& icons, const Recipe& recipe, const QSize& size,
                                const Origin& origin) {
    const auto figures = compose(icons, recipe);
    if (!figures) return std::nullopt;
    QImage image(size, QImage::Format_RGB32);
    const Scene scene = recipe.scene.value_or(usualScene(origin.kind, origin.edition, recipe.seed));
    paintScene(image, scene, recipe.seed, sceneHue(recipe));
    const double unit = std::min(size.width(), size.height()) / kShorterSide;
    const double spare = std::max(0.0, size.height() / unit - kShorterSide);
    const double foot = size.height() - (kGround * kShorterSide + spare * 0.3) * unit;
    const double middle = size.width() / 2.0;
    const QRectF stance = figures->front().box();
    paintGroundShadow(image, middle + stance.center().x() * unit, foot, stance.width() * 0.9 * unit);
    paintVignette(image);
    for (const Placed& placed : *figures)
        paintFigure(image, *placed.figure, placed.colours,
                    placed.place * QTransform(unit, 0, 0, unit, middle, foot + 16 * unit));
    return image;
}

std::optional<QImage> paintStanding(const IconStore& icons, const Recipe& recipe, const QSize& size,
                                    Tone tone, Stand stand) {
    const auto figures = compose(icons, recipe);
    if (!figures) return std::nullopt;
    QRectF box;
    for (const Placed& placed : *figures) box |= placed.box();
    const double unit = std::min((size.width() - 2) / box.width(), (size.height() - 2) / box.height());
    const double left = size.width() / 2.0 - box.center().x() * unit;
    const double top = stand == Stand::Centred ? size.height() / 2.0 - box.center().y() * unit
                                               : size.height() - 1 - box.bottom() * unit;
    QImage image = blank(size);
    for (const Placed& placed : *figures) {
        const QTransform place = placed.place * QTransform(unit, 0, 0, unit, left, top);
        if (tone == Tone::Shade)
            paintSilhouette(image, *placed.figure, kShade, place);
        else
            paintFigure(image, *placed.figure, placed.colours, place);
    }
    return image;
}

QImage paintBackdrop(Scene scene, const QSize& size, quint32 seed, double hue) {
    QImage image(size, QImage::Format_RGB32);
    paintScene(image, scene, seed, hue);
    paintVignette(image);
    return image;
}

std::optional<QImage> paintIcon(const IconStore& icons, const QString& name, const QSize& size,
                                const QColor& ink) {
    if (!icons.contains(name)) return std::nullopt;
    QImage image = blank(size);
    QSvgRenderer renderer(icons.svg(name, ink));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(size.width(), size.height());
    renderer.render(&painter, {(size.width() - side) / 2, (size.height() - side) / 2, side, side});
    return image;
}

}  // namespace kickdoor::art
