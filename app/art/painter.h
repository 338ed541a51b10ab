#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QString>
#include <optional>

#include "art/icon_store.h"
#include "art/recipe.h"

namespace kickdoor::art {

// What chooses a card's scene if its recipe names none: its kind and edition, as the packs write them.
struct Origin {
    QString kind;
    QString edition;
};

// Of scenes without a card, in degrees.
inline constexpr double kUsualHue = 40;

// A card's picture: its figures in a scene, opaque, of any proportions. Empty if a pictogram is missing.
std::optional<QImage> paintCard(const IconStore& icons, const Recipe& recipe, const QSize& size,
                                const Origin& origin);

enum class Tone { Colour, Shade };
enum class Stand { Centred, OnTheFoot };

// The recipe's figures on a transparent background, as large as fits. Empty if a pictogram is missing.
std::optional<QImage> paintStanding(const IconStore& icons, const Recipe& recipe, const QSize& size,
                                    Tone tone, Stand stand);

// A scene without figures.
QImage paintBackdrop(Scene scene, const QSize& size, quint32 seed, double hue);

// A pictogram in one colour on a transparent background.
std::optional<QImage> paintIcon(const IconStore& icons, const QString& name, const QSize& size,
                                const QColor& ink);

}  // namespace kickdoor::art
