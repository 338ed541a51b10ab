#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QString>
#include <optional>

#include "art/icon_store.h"
#include "art/recipe.h"

namespace kickdoor::art {

struct Palette {
    QColor ink;
    QColor paper;
};

// A card's picture: the pattern of its seed on paper, the pictogram on top, and the second one small in the
// corner with a rim of paper. Empty if a pictogram is missing.
std::optional<QImage> paintCard(const IconStore& icons, const Recipe& recipe, const QSize& size,
                                const Palette& palette);

// A pictogram in one colour on a transparent background.
std::optional<QImage> paintIcon(const IconStore& icons, const QString& name, const QSize& size,
                                const QColor& ink);

}  // namespace kickdoor::art
