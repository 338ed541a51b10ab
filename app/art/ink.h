#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QTransform>
#include <optional>
#include <vector>

#include "art/figure.h"
#include "art/recipe.h"

namespace kickdoor::art {

// The colours of an inked figure; of two, the first is the lighter one above.
struct Colours {
    QColor ink;
    QColor body[2];
    QColor accent[2];
    QColor hole;
    Drawing drawing = Drawing::Solids;
    std::vector<OwnColour> parts;
};

// Colours from the hue of a tint; the paler the tint, the paler they are. Accents have the hue opposite, if
// no colour is given.
Colours coloursOf(const QColor& tint, const std::optional<QColor>& accent);

// How far the ink reaches beyond the pictogram's edge, in its units.
inline constexpr double kInkReach = 14;

// Paints the figure with outline, gradients, dark holes, a light along its upper left edges and shade along
// its lower right ones. `place` takes the pictogram's units to the image's pixels.
void paintFigure(QImage& image, const Figure& figure, const Colours& colours, const QTransform& place);

// Paints the outlined figure in one colour.
void paintSilhouette(QImage& image, const Figure& figure, const QColor& colour, const QTransform& place);

}  // namespace kickdoor::art
