#include "art/composition.h"

#include <algorithm>
#include <cmath>

#include "art/noise.h"
#include "art/tone.h"

namespace kickdoor::art {

namespace {

constexpr double kBesideProp = 0.9;  // the main figure's size with a prop
constexpr double kGold = 44;
constexpr double kSteel = 205;
// Cards of a kind often have the same tint: their hues differ by up to this many degrees.
constexpr quint32 kHueSpread = 56;

// The figure at a size, turned, around the origin.
QTransform posed(const Figure& figure, double side, const Pose& pose) {
    const QRectF box = figure.box;
    const double scale = side / (std::max(box.width(), box.height()) + 2 * kInkReach);
    return QTransform::fromTranslate(-box.center().x(), -box.center().y()) *
           QTransform::fromScale(pose.facing == Facing::Mirrored ? -scale : scale, scale) *
           QTransform().rotate(pose.turn);
}

QRectF boxOf(const Figure& figure, const QTransform& place) {
    const double reach = kInkReach * std::sqrt(std::abs(place.determinant()));
    return place.map(figure.outline).boundingRect().adjusted(-reach, -reach, reach, reach);
}

// A prop is of gold, or of steel beside a golden figure.
QColor propTint(const QColor& tint) {
    const double hue = tintOf(tint).hue;
    return tone(hue > 15 && hue < 75 ? kSteel : kGold, 70, 45);
}

}  // namespace

QRectF Placed::box() const {
    return boxOf(*figure, place);
}

QColor tintOf(const Recipe& recipe) {
    const quint32 mixed = scramble(recipe.seed + 77U);
    if (!recipe.tint) return tone(mixed % 360, 60, 40);
    const Tint tint = tintOf(*recipe.tint);
    return tone(tint.hue + mixed % kHueSpread - kHueSpread / 2.0, tint.saturation, 40);
}

Colours propColoursOf(const Recipe& recipe) {
    return coloursOf(recipe.accent.value_or(propTint(tintOf(recipe))), std::nullopt);
}

std::optional<std::vector<Placed>> compose(const IconStore& icons, const Recipe& recipe) {
    const auto main = icons.figure(recipe.icon);
    if (!main) return std::nullopt;
    const bool withProp = !recipe.second.isEmpty();
    const bool byTheSide = withProp && !recipe.prop;
    const double side = kSquare * recipe.pose.size / 100 * (byTheSide ? kBesideProp : 1);
    const QTransform pose = posed(*main, side, recipe.pose);
    const QRectF box = boxOf(*main, pose);
    Colours colours = coloursOf(tintOf(recipe), recipe.accent);
    colours.drawing = recipe.drawing;
    colours.parts = recipe.parts;
    std::vector<Placed> figures;
    figures.push_back({main, colours,
                       pose * QTransform::fromTranslate(-box.center().x() - (byTheSide ? kSquare * 0.07 : 0),
                                                        -box.bottom() - (byTheSide ? kSquare * 0.06 : 0))});
    if (!withProp) return figures;
    const auto second = icons.figure(recipe.second);
    if (!second) return std::nullopt;
    const Prop prop = recipe.prop.value_or(Prop());
    const QTransform small = posed(*second, kSquare * prop.size / 100, Pose());
    figures.push_back({second, propColoursOf(recipe),
                       small * QTransform::fromTranslate(kSquare * (prop.x / 100.0 - 0.5),
                                                         kSquare * (prop.y / 100.0 - 1))});
    return figures;
}

}  // namespace kickdoor::art
