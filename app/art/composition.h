#pragma once

#include <QRectF>
#include <QTransform>
#include <memory>
#include <optional>
#include <vector>

#include "art/icon_store.h"
#include "art/ink.h"
#include "art/recipe.h"

namespace kickdoor::art {

// A figure of a picture. `place` takes its units to those of the picture: the middle of the main figure's
// foot is the origin, and it usually stands in a square of kSquare above it.
struct Placed {
    std::shared_ptr<const Figure> figure;
    Colours colours;
    QTransform place;

    // With its outline.
    QRectF box() const;
};

inline constexpr double kSquare = 440;

// The figures of a recipe, from back to front. Empty if a pictogram is missing.
std::optional<std::vector<Placed>> compose(const IconStore& icons, const Recipe& recipe);

// The colour of the main figure: the tint with its hue moved a little by the seed, or one by the seed alone.
QColor tintOf(const Recipe& recipe);
// The colours of the second figure: the accent or, without one, gold or steel.
Colours propColoursOf(const Recipe& recipe);

}  // namespace kickdoor::art
