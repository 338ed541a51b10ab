#include "art/texture.h"

#include <QtMath>
#include <algorithm>

#include "art/noise.h"

namespace kickdoor::art {

namespace {

QRgb shade(const QColor& base, qreal factor) {
    const auto channel = [factor](int value) { return std::clamp(qRound(value * factor), 0, 255); };
    return qRgb(channel(base.red()), channel(base.green()), channel(base.blue()));
}

// 1 in the middle, falling to 0 in the corners.
qreal vignette(int x, int y, const QSize& size) {
    const qreal across = 2.0 * x / size.width() - 1;
    const qreal down = 2.0 * y / size.height() - 1;
    return std::max(0.0, 1 - (across * across + down * down) / 2);
}

QImage wood(const QSize& size, const QColor& colour) {
    QImage image(size, QImage::Format_RGB32);
    constexpr int kPlanks = 7;
    const qreal plankHeight = static_cast<qreal>(size.height()) / kPlanks;
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const int plank = static_cast<int>(y / plankHeight);
        const quint32 seed = scramble(static_cast<quint32>(plank) + 11U);
        const qreal inPlank = y / plankHeight - plank;
        const qreal tone = 0.9 + 0.2 * latticeValue(plank, 0, 5U);
        const qreal seam = std::min(inPlank, 1 - inPlank) * plankHeight < 1.2 ? 0.62 : 1.0;
        const qreal v = static_cast<qreal>(y) / size.height() * 800;
        for (int x = 0; x < size.width(); ++x) {
            const qreal u = static_cast<qreal>(x) / size.width() * 1280;
            const qreal bend = smoothNoise(u / 260, v / 60, seed) * 34;
            const qreal ring = smoothNoise(u / 520, (v + bend) / 4.5, seed + 1);
            const qreal fibre = smoothNoise(u / 40, v / 1.3, seed + 2);
            const qreal light = 0.55 + 0.5 * vignette(x, y, size);
            line[x] = shade(colour, tone * seam * light * (0.8 + 0.3 * ring + 0.12 * fibre));
        }
    }
    return image;
}

QImage felt(const QSize& size, const QColor& colour) {
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < size.width(); ++x) {
            const qreal fluff = latticeValue(x, y, 3U) * 0.09 + smoothNoise(x / 3.0, y / 3.0, 4U) * 0.07 +
                                smoothNoise(x / 40.0, y / 40.0, 5U) * 0.08;
            line[x] = shade(colour, 0.5 + 0.5 * vignette(x, y, size) + fluff);
        }
    }
    return image;
}

QImage grain(const QSize& size, const QColor& colour) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < size.width(); ++x) {
            const qreal spot = latticeValue(x, y, 7U) * 0.5 + smoothNoise(x / 5.0, y / 2.5, 8U) * 0.3 +
                               smoothNoise(x / 24.0, y / 24.0, 9U) * 0.5;
            const int alpha = std::clamp(qRound(spot * 26), 0, 255);
            line[x] = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), alpha));
        }
    }
    return image;
}

QImage shadow(const QSize& size, const QColor& colour) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    const qreal corner = 0.4;
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < size.width(); ++x) {
            const auto inwards = [corner](qreal part) {
                return std::max(0.0, corner - std::min(part, 1 - part)) / corner;
            };
            const qreal across = inwards((x + 0.5) / size.width());
            const qreal down = inwards((y + 0.5) / size.height());
            const qreal strength = std::clamp(1 - std::hypot(across, down), 0.0, 1.0);
            const int alpha = qRound(strength * strength * (3 - 2 * strength) * colour.alpha());
            line[x] = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), alpha));
        }
    }
    return image;
}

// One dash of a dotted line and the gap after it.
QImage dots(const QSize& size, const QColor& colour) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QRgb ink = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), colour.alpha()));
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        std::fill_n(line, std::max(1, size.width() * 2 / 5), ink);
    }
    return image;
}

}  // namespace

std::optional<QImage> paintTexture(const QString& name, const QSize& size, const QColor& colour) {
    if (name == QLatin1String("wood")) return wood(size, colour);
    if (name == QLatin1String("felt")) return felt(size, colour);
    if (name == QLatin1String("grain")) return grain(size, colour);
    if (name == QLatin1String("shadow")) return shadow(size, colour);
    if (name == QLatin1String("dots")) return dots(size, colour);
    return std::nullopt;
}

}  // namespace kickdoor::art
