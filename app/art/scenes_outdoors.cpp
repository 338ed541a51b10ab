#include <QtMath>

#include "art/scenery.h"

namespace kickdoor::art {

namespace {

void trunk(const Scenery& scenery, double x, double width, double foot, const QColor& bark) {
    const double h = scenery.height;
    QPainterPath path(QPointF(x - width / 3, foot));
    path.cubicTo(x - width / 4, h * 0.4, x - width / 3, h * 0.2, x - width / 2, 0);
    path.lineTo(x + width / 2, 0);
    path.cubicTo(x + width / 3, h * 0.2, x + width / 4, h * 0.4, x + width / 3, foot);
    path.lineTo(x + width * 0.7, foot + 12);
    path.lineTo(x - width * 0.7, foot + 12);
    path.closeSubpath();
    scenery.fill(path, bark);
}

}  // namespace

void paintForest(Scenery& scenery) {
    const int many = qRound(scenery.width / 74);
    for (int layer = 0; layer < 3; ++layer) {
        for (int tree = 0; tree < many; ++tree) {
            const double x = scenery.draw() * (scenery.width + 48) - 24;
            trunk(scenery, x, 26 + layer * 15, scenery.height * (0.8 + layer * 0.03),
                  scenery.shade(30, 30, 34 - layer * 10, 217));
        }
    }
    const double foot = scenery.floor();
    QPainterPath ground(QPointF(0, foot));
    ground.quadTo(scenery.middle(), foot - 44, scenery.width, foot);
    ground.lineTo(scenery.width, scenery.height);
    ground.lineTo(0, scenery.height);
    ground.closeSubpath();
    scenery.fill(ground, scenery.shade(40, 34, 17));
    for (int tuft = 0; tuft < many * 2; ++tuft) {
        const double x = scenery.draw() * scenery.width;
        const double y = foot + 10 + scenery.draw() * 90;
        scenery.polygon({{x - 13, y}, {x - 8, y - 20}, {x - 2, y - 4}, {x + 3, y - 25}, {x + 13, y}},
                        scenery.shade(40, 36, 25));
    }
}

void paintHills(Scenery& scenery) {
    scenery.disc(scenery.width * 0.8, 96, 52, scenery.shade(0, 50, 90, 110));
    for (int cloud = 0; cloud < 3; ++cloud) {
        const double x = scenery.draw() * scenery.width;
        const double y = 50 + scenery.draw() * 100;
        for (int puff = -1; puff <= 1; ++puff)
            scenery.disc(x + puff * 38, y - (puff == 0 ? 12 : 0), puff == 0 ? 34 : 24,
                         scenery.shade(0, 40, 92, 60));
    }
    for (int layer = 0; layer < 3; ++layer) {
        const double y = scenery.height * 0.62 + layer * 56;
        QPainterPath path(QPointF(0, scenery.height));
        double before = y - 20;
        path.lineTo(0, before);
        for (double x = 0; x < scenery.width; x += 128) {
            const double next = y - 32 + scenery.draw() * 64 * (1.2 - layer * 0.3);
            path.cubicTo(x + 50, before, x + 78, next, x + 128, next);
            before = next;
        }
        path.lineTo(scenery.width + 128, scenery.height);
        path.closeSubpath();
        scenery.fill(path, scenery.shade(25 + layer * 8, 38 - layer * 4, 44 - layer * 11));
    }
}

void paintRays(Scenery& scenery) {
    const double y = scenery.height * 0.42;
    const double reach = scenery.width + scenery.height;
    const QColor light(255, 255, 255, 26);
    const double turn = scenery.draw() * 6.283;
    for (int ray = 0; ray < 16; ++ray) {
        const double from = turn + ray * 0.3927;
        const double to = from + 0.13 + scenery.draw() * 0.13;
        scenery.polygon({{scenery.middle(), y},
                         {scenery.middle() + reach * qFastCos(from), y + reach * qFastSin(from)},
                         {scenery.middle() + reach * qFastCos(to), y + reach * qFastSin(to)}},
                        light);
    }
    for (int spark = 0; spark < 10; ++spark) {
        const double x = scenery.draw() * scenery.width;
        const double at = scenery.draw() * scenery.height * 0.8;
        const double s = 5 + scenery.draw() * 9;
        scenery.polygon({{x, at - s},
                         {x + s / 4, at - s / 4},
                         {x + s, at},
                         {x + s / 4, at + s / 4},
                         {x, at + s},
                         {x - s / 4, at + s / 4},
                         {x - s, at},
                         {x - s / 4, at - s / 4}},
                        QColor(255, 255, 255, 110));
    }
}

}  // namespace kickdoor::art
