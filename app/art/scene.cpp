#include "art/scene.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string_view>

#include "art/scenery.h"

namespace kickdoor::art {

namespace {

void paintScenery(Scene scene, Scenery& scenery) {
    switch (scene) {
        case Scene::Dungeon: return paintDungeon(scenery);
        case Scene::Stage: return paintStage(scenery);
        case Scene::Tavern: return paintTavern(scenery);
        case Scene::Forest: return paintForest(scenery);
        case Scene::Kitchen: return paintKitchen(scenery);
        case Scene::Tomb: return paintTomb(scenery);
        case Scene::Campaign: return paintCampaign(scenery);
        case Scene::Treasury: return paintTreasury(scenery);
        case Scene::Rays:
        case Scene::Usual: return paintRays(scenery);
        case Scene::Hills: return paintHills(scenery);
    }
}

QLatin1String latin(std::string_view word) {
    return QLatin1String(word.data(), static_cast<qsizetype>(word.size()));
}

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

std::optional<Scene> sceneNamed(const QString& name) {
    const std::span<const std::string_view> words = kickdoor::wordsOf<Scene>();
    for (std::size_t i = 0; i < words.size(); ++i)
        if (name == latin(words[i])) return static_cast<Scene>(i);
    return std::nullopt;
}

QStringList sceneNames() {
    QStringList names;
    for (const std::string_view word : kickdoor::wordsOf<Scene>()) names << latin(word);
    return names;
}

void paintScene(QImage& image, Scene scene, quint32 seed, double hue) {
    paintGlow(image, hue);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = std::min(image.width(), image.height()) / kUnits;
    painter.scale(unit, unit);
    Scenery scenery{painter, image.width() / unit, image.height() / unit, hue, Draw(seed)};
    paintScenery(scene, scenery);
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
