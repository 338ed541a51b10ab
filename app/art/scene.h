#pragma once

#include <QImage>
#include <QString>
#include <QStringList>
#include <optional>

namespace kickdoor::art {

// The places behind a card's figure.
enum class Place {
    Dungeon,
    Stage,
    Tavern,
    Forest,
    Kitchen,
    Tomb,
    Campaign,
    Treasury,
    Rays,
    Hills,
};

// "dungeon", "stage" ...; empty for other words.
std::optional<Place> placeNamed(const QString& name);
QStringList placeNames();

// The place that a card of this kind shows in this edition; both as in the packs, unknown ones have one, too.
Place placeOf(const QString& kind, const QString& edition, quint32 seed);

// How high above the picture's foot a figure stands, as a part of the picture's shorter side.
inline constexpr double kGround = 0.1;

// Fills the image. Things keep their proportions in wide and tall pictures. Hue in degrees.
void paintScene(QImage& image, Place place, quint32 seed, double hue);

// An oval shadow on the ground, as wide as the figure that casts it, in pixels.
void paintGroundShadow(QImage& image, double centre, double foot, double width);

// Darkens the corners.
void paintVignette(QImage& image);

}  // namespace kickdoor::art
