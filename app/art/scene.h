#pragma once

#include <QImage>
#include <QString>
#include <QStringList>
#include <optional>

#include "card/words.h"

namespace kickdoor::art {

// The scenes behind a card's figure, by the words that packs use. Usual has no picture of its own.
using Scene = kickdoor::Scene;

// "dungeon", "stage" ...; empty for other words.
std::optional<Scene> sceneNamed(const QString& name);
QStringList sceneNames();

// The scene that a card of this kind shows in this edition; both as in the packs, unknown ones have one, too.
Scene usualScene(const QString& kind, const QString& edition, quint32 seed);

// How high above the picture's foot a figure stands, as a part of the picture's shorter side.
inline constexpr double kGround = 0.1;

// Fills the image. Things keep their proportions in wide and tall pictures. Hue in degrees.
void paintScene(QImage& image, Scene scene, quint32 seed, double hue);

// An oval shadow on the ground, as wide as the figure that casts it, in pixels.
void paintGroundShadow(QImage& image, double centre, double foot, double width);

// Darkens the corners.
void paintVignette(QImage& image);

}  // namespace kickdoor::art
