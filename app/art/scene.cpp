#include "art/scene.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "art/scenery.h"

namespace kickdoor::art {

namespace {

struct PlaceRow {
    Place place;
    const char* name;
    void (*paint)(Scenery&);
};

constexpr PlaceRow kPlaces[] = {
    {Place::Dungeon, "dungeon", paintDungeon},
    {Place::Stage, "stage", paintStage},
    {Place::Tavern, "tavern", paintTavern},
    {Place::Forest, "forest", paintForest},
    {Place::Kitchen, "kitchen", paintKitchen},
    {Place::Tomb, "tomb", paintTomb},
    {Place::Campaign, "campaign", paintCampaign},
    {Place::Treasury, "treasury", paintTreasury},
    {Place::Rays, "rays", paintRays},
    {Place::Hills, "hills", paintHills},
};

constexpr double kUnits = 512;  // of the shorter side
constexpr int kSteps = 1024;    // of a radial ramp

// Calls `set` for each pixel with its squared distance from the middle, 0 to kSteps - 1, where that is 1 in
// the unit of `reach`, a part of each side. Integers only, so that no machine rounds differently.
template <class Set>
void overDistance(QImage& image, double across, double down, double reach, Set set) {
    const double width = image.width();
    const double height = image.height();
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const double dy = ((y + 0.5) / height - down) / reach;
        for (int x = 0; x < image.width(); ++x) {
            const double dx = ((x + 0.5) / width - across) / reach;
            set(line[x], std::min(kSteps - 1, static_cast<int>((dx * dx + dy * dy) * kSteps)));
        }
    }
}

int mix(int from, int to, double part) {
    return static_cast<int>(from + (to - from) * part + 0.5);
}

QRgb mixedColour(const QColor& from, const QColor& to, double part) {
    return qRgb(mix(from.red(), to.red(), part), mix(from.green(), to.green(), part),
                mix(from.blue(), to.blue(), part));
}

// A glow behind the figure.
void paintGlow(QImage& image, double hue) {
    const QColor near = tone(hue, 58, 80);
    const QColor between = tone(hue + 15, 46, 55);
    const QColor far = tone(hue + 30, 46, 26);
    std::array<QRgb, kSteps> ramp{};
    for (int step = 0; step < kSteps; ++step) {
        const double distance = std::sqrt(step / static_cast<double>(kSteps));
        ramp[static_cast<std::size_t>(step)] = distance < 0.55
                                                   ? mixedColour(near, between, distance / 0.55)
                                                   : mixedColour(between, far, (distance - 0.55) / 0.45);
    }
    overDistance(image, 0.5, 0.38, 0.95,
                 [&ramp](QRgb& pixel, int step) { pixel = ramp[static_cast<std::size_t>(step)]; });
}

}  // namespace

std::optional<Place> placeNamed(const QString& name) {
    for (const PlaceRow& row : kPlaces)
        if (name == QLatin1String(row.name)) return row.place;
    return std::nullopt;
}

QStringList placeNames() {
    QStringList names;
    for (const PlaceRow& row : kPlaces) names << QLatin1String(row.name);
    return names;
}

void paintScene(QImage& image, Place place, quint32 seed, double hue) {
    paintGlow(image, hue);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = std::min(image.width(), image.height()) / kUnits;
    painter.scale(unit, unit);
    Scenery scenery{painter, image.width() / unit, image.height() / unit, hue, Draw(seed)};
    kPlaces[static_cast<std::size_t>(place)].paint(scenery);
}

void paintGroundShadow(QImage& image, double centre, double foot, double width) {
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 97));
    painter.drawEllipse(QPointF(centre, foot), width / 2, width * 0.075);
}

void paintVignette(QImage& image) {
    std::array<int, kSteps> light{};
    for (int step = 0; step < kSteps; ++step) {
        const double distance = std::sqrt(step / static_cast<double>(kSteps));
        light[static_cast<std::size_t>(step)] =
            static_cast<int>(256 - 128 * std::max(0.0, distance - 0.55) / 0.45);
    }
    overDistance(image, 0.5, 0.45, 0.75, [&light](QRgb& pixel, int step) {
        const int part = light[static_cast<std::size_t>(step)];
        if (part < 256)
            pixel = qRgb(qRed(pixel) * part >> 8, qGreen(pixel) * part >> 8, qBlue(pixel) * part >> 8);
    });
}

}  // namespace kickdoor::art
