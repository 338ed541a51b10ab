#include <QtMath>

#include "art/scenery.h"

namespace kickdoor::art {

namespace {

QPainterPath arch(double x, double width, double top, double foot) {
    QPainterPath path(QPointF(x - width / 2, foot));
    path.lineTo(x - width / 2, top + width / 2);
    path.arcTo(x - width / 2, top, width, width, 180, -180);
    path.lineTo(x + width / 2, foot);
    path.closeSubpath();
    return path;
}

// A curtain that hangs from one side: way 1 from the left, -1 from the right.
void curtain(const Scenery& scenery, double edge, int way, double reach) {
    for (int fold = 3; fold >= 0; --fold) {
        const double x = edge + way * fold * reach;
        const double foot = scenery.floor() + 34;
        QPainterPath path(QPointF(edge - way * 4, 0));
        path.lineTo(x + way * reach, 0);
        path.cubicTo(x + way * reach * 1.5, foot * 0.35, x + way * reach * 0.2, foot * 0.7,
                     x + way * reach * 0.7, foot);
        path.lineTo(edge - way * 4, foot);
        path.closeSubpath();
        scenery.fill(path, tone(352, 62, 24 + (3 - fold) * 5));
    }
}

void bottle(const Scenery& scenery, double x, double foot, double size, const QColor& glass) {
    scenery.box(x - size * 0.3, foot - size, size * 0.6, size, glass, size * 0.15);
    scenery.box(x - size * 0.11, foot - size * 1.5, size * 0.22, size * 0.6, glass);
    scenery.box(x - size * 0.2, foot - size * 0.85, size * 0.1, size * 0.55, QColor(255, 255, 255, 70));
}

void coins(Scenery& scenery, double middle, double foot, double width, double height) {
    const int many = static_cast<int>(width / 7);
    for (int coin = 0; coin < many; ++coin) {
        const double across = scenery.draw() * 2 - 1;
        const double up = scenery.draw() * (1 - across * across) * height;
        const double x = middle + across * width / 2;
        const double light = 40 + scenery.draw() * 24;
        scenery.painter.setPen(QPen(tone(32, 70, 20), 2.5));
        scenery.painter.setBrush(tone(44, 85, light));
        scenery.painter.drawEllipse(QPointF(x, foot - up), 15, 9);
    }
}

}  // namespace

void paintDungeon(Scenery& scenery) {
    const double foot = scenery.floor();
    paintBricks(scenery, scenery.draw, foot);
    const QPainterPath gate = arch(scenery.middle(), 260, 64, foot);
    scenery.painter.setPen(QPen(scenery.shade(0, 14, 42), 22));
    scenery.painter.setBrush(scenery.shade(0, 30, 12));
    scenery.painter.drawPath(gate);
    paintPlanks(scenery, foot, scenery.shade(10, 20, 22));
    const double away = qMin(scenery.middle() - 66, 250.0);
    paintTorch(scenery, scenery.middle() - away, 150);
    paintTorch(scenery, scenery.middle() + away, 150);
}

void paintStage(Scenery& scenery) {
    const double foot = scenery.floor();
    for (const double x : {scenery.width * 0.3, scenery.width * 0.7})
        scenery.polygon({{x, -20}, {scenery.middle() - 120, foot}, {scenery.middle() + 120, foot}},
                        QColor(255, 255, 255, 26));
    paintPlanks(scenery, foot, QColor(122, 74, 34));
    const double reach = qMax(34.0, scenery.width * 0.062);
    curtain(scenery, 0, 1, reach);
    curtain(scenery, scenery.width, -1, reach);
    const int swags = qMax(6, qRound(scenery.width / 72));
    const double step = scenery.width / swags;
    QPainterPath top(QPointF(-8, -8));
    top.lineTo(scenery.width + 8, -8);
    top.lineTo(scenery.width + 8, 50);
    for (int swag = swags; swag > 0; --swag)
        top.quadTo((swag - 0.5) * step, 104, (swag - 1) * step - (swag == 1 ? 8 : 0), 50);
    top.closeSubpath();
    scenery.painter.setPen(QPen(QColor(217, 164, 65), 7));
    scenery.painter.setBrush(tone(352, 66, 34));
    scenery.painter.drawPath(top);
}

void paintTavern(Scenery& scenery) {
    const double foot = scenery.floor();
    scenery.box(0, 0, scenery.width, foot, tone(28, 38, 20));
    const QColor seam(0, 0, 0, 80);
    for (double x = scenery.middle() - 12 * 74; x < scenery.width; x += 74) {
        scenery.box(x, 0, 70, foot, tone(28, 40, 21 + scenery.draw() * 6));
        scenery.line(x + 72, 0, x + 72, foot, seam, 4);
    }
    const double pane = 190;
    const double left = scenery.middle() - pane / 2;
    scenery.disc(scenery.middle(), 180, 210, scenery.shade(0, 70, 70, 40));
    scenery.box(left - 14, 66, pane + 28, 218, tone(26, 45, 13), 8);
    scenery.box(left, 80, pane, 190, scenery.shade(0, 62, 70));
    for (int bar = 1; bar < 3; ++bar) {
        scenery.line(left + pane * bar / 3, 80, left + pane * bar / 3, 270, tone(26, 45, 16), 7);
        scenery.line(left, 80 + 190.0 * bar / 3, left + pane, 80 + 190.0 * bar / 3, tone(26, 45, 16), 7);
    }
    for (const int side : {-1, 1}) {
        const double x = scenery.middle() + side * qMin(scenery.middle() - 60, 240.0);
        scenery.box(x - 95, 190, 190, 14, tone(26, 50, 12));
        scenery.box(x - 95, 330, 190, 14, tone(26, 50, 12));
        for (int item = -2; item <= 2; ++item) {
            const double size = 44 + scenery.draw() * 26;
            bottle(scenery, x + item * 36, 190, size, tone(scenery.draw() * 360, 42, 34));
            bottle(scenery, x + item * 36 + 8, 330, 92 - size, tone(scenery.draw() * 360, 42, 34));
        }
    }
    paintPlanks(scenery, foot, tone(28, 46, 27));
}

void paintKitchen(Scenery& scenery) {
    const double foot = scenery.floor();
    paintBricks(scenery, scenery.draw, foot);
    scenery.box(scenery.middle() - 210, 40, 420, foot - 40, tone(18, 26, 26), 18);
    scenery.box(scenery.middle() - 236, 26, 472, 40, tone(24, 40, 20), 6);
    const QPainterPath oven = arch(scenery.middle(), 300, 92, foot);
    scenery.painter.setPen(QPen(tone(16, 20, 44), 20));
    scenery.painter.setBrush(tone(14, 80, 12));
    scenery.painter.drawPath(oven);
    scenery.painter.save();
    scenery.painter.setClipPath(oven);
    for (int ring = 4; ring > 0; --ring)
        scenery.disc(scenery.middle(), foot, ring * 62,
                     tone(20 + (4 - ring) * 9, 95, 44 + (4 - ring) * 6, 80));
    for (int flame = -3; flame <= 3; ++flame) {
        const double x = scenery.middle() + flame * 42;
        const double high = 90 + scenery.draw() * 90;
        QPainterPath path(QPointF(x - 30, foot));
        path.cubicTo(x - 34, foot - high * 0.5, x + 4, foot - high * 0.5, x - 4, foot - high);
        path.cubicTo(x + 30, foot - high * 0.6, x + 36, foot - high * 0.3, x + 30, foot);
        scenery.fill(path, tone(24 + scenery.draw() * 20, 95, 52, 200));
    }
    scenery.painter.restore();
    const double away = qMin(scenery.middle() - 40, 290.0);
    for (const int side : {-1, 1}) {
        const double x = scenery.middle() + side * away;
        scenery.line(x, 0, x, 120, QColor(0, 0, 0, 160), 5);
        scenery.disc(x, 158, 42, tone(30, 50, 36));
        scenery.disc(x - 8, 150, 26, tone(30, 55, 48));
    }
    paintPlanks(scenery, foot, tone(24, 30, 26));
}

void paintTomb(Scenery& scenery) {
    const double foot = scenery.floor();
    scenery.box(0, 0, scenery.width, foot, scenery.shade(0, 20, 16, 205));
    for (const int side : {-1, 1}) {
        for (int pillar = 0; pillar < 3; ++pillar) {
            const double x = scenery.middle() + side * (200 + pillar * 150);
            scenery.box(x - 38, 0, 76, foot, scenery.shade(0, 16, 38 - pillar * 6));
            scenery.box(x - 38, 0, 20, foot, scenery.shade(0, 16, 48 - pillar * 6));
            scenery.box(x + 14, 0, 24, foot, scenery.shade(0, 18, 26 - pillar * 4));
            scenery.box(x - 52, foot - 36, 104, 36, scenery.shade(0, 15, 34 - pillar * 5), 5);
            scenery.box(x - 52, 20, 104, 34, scenery.shade(0, 15, 34 - pillar * 5), 5);
        }
    }
    scenery.disc(scenery.middle(), 120, 150, scenery.shade(0, 50, 75, 36));
    scenery.disc(scenery.middle(), 120, 92, scenery.shade(0, 50, 82, 50));
    scenery.polygon({{scenery.middle() - 60, 0},
                     {scenery.middle() + 60, 0},
                     {scenery.middle() + 190, foot},
                     {scenery.middle() - 190, foot}},
                    scenery.shade(0, 60, 85, 44));
    paintPlanks(scenery, foot, scenery.shade(10, 14, 20));
    for (const int side : {-1, 1}) {
        const double x = scenery.middle() + side * qMin(scenery.middle() - 70, 300.0);
        QPainterPath stone = arch(x, 110, foot - 120, foot + 24);
        scenery.painter.setPen(QPen(scenery.shade(0, 18, 14), 7));
        scenery.painter.setBrush(scenery.shade(0, 10, 46));
        scenery.painter.drawPath(stone);
        scenery.line(x, foot - 90, x, foot - 30, scenery.shade(0, 14, 26), 9);
        scenery.line(x - 22, foot - 68, x + 22, foot - 68, scenery.shade(0, 14, 26), 9);
    }
}

void paintCampaign(Scenery& scenery) {
    scenery.box(0, 0, scenery.width, scenery.height, tone(26, 42, 22));
    for (double y = 20; y < scenery.height; y += 84) {
        scenery.box(0, y, scenery.width, 80, tone(26, 42, 24 + scenery.draw() * 5));
        scenery.line(0, y + 82, scenery.width, y + 82, QColor(0, 0, 0, 90), 4);
    }
    const double w = qMin(scenery.width * 0.86, 640.0);
    const double x = scenery.middle() - w / 2;
    const double h = scenery.height * 0.8;
    const double y = scenery.height * 0.09;
    scenery.box(x + 8, y + 12, w, h, QColor(0, 0, 0, 100), 6);
    scenery.box(x, y, w, h, tone(42, 52, 76), 6);
    scenery.box(x + 14, y + 14, w - 28, h - 28, scenery.shade(0, 34, 68), 4);
    for (int line = 1; line * 46 < w - 28; ++line)
        scenery.line(x + 14 + line * 46, y + 14, x + 14 + line * 46, y + h - 14, QColor(60, 40, 20, 50), 2.5);
    for (int line = 1; line * 46 < h - 28; ++line)
        scenery.line(x + 14, y + 14 + line * 46, x + w - 14, y + 14 + line * 46, QColor(60, 40, 20, 50), 2.5);
    for (int room = 0; room < 5; ++room) {
        const double across = qFloor(scenery.draw() * (w - 200) / 46) * 46;
        const double down = qFloor(scenery.draw() * (h - 190) / 46) * 46;
        scenery.painter.setPen(QPen(QColor(70, 45, 25, 170), 6));
        scenery.painter.setBrush(scenery.shade(0, 30, 80, 150));
        scenery.painter.drawRect(QRectF(x + 14 + across, y + 14 + down, 138, 92));
    }
    for (const int side : {-1, 1}) {
        const double at = scenery.middle() + side * qMin(scenery.middle() - 56, w / 2 - 20);
        const double level = side < 0 ? scenery.height * 0.84 : scenery.height * 0.2;
        const double s = 46;
        const double hue = scenery.draw() * 360;
        scenery.disc(at + 5, level + 8, s, QColor(0, 0, 0, 90));
        scenery.polygon({{at, level - s},
                         {at + s, level - s / 2},
                         {at + s, level + s / 2},
                         {at, level + s},
                         {at - s, level + s / 2},
                         {at - s, level - s / 2}},
                        tone(hue, 60, 34));
        scenery.polygon({{at, level - s}, {at + s, level - s / 2}, {at, level - s * 0.3}}, tone(hue, 60, 58));
        scenery.polygon({{at, level - s}, {at - s, level - s / 2}, {at, level - s * 0.3}}, tone(hue, 60, 50));
        scenery.polygon(
            {{at, level - s * 0.3}, {at + s * 0.6, level + s * 0.5}, {at - s * 0.6, level + s * 0.5}},
            tone(hue, 60, 66));
    }
}

void paintTreasury(Scenery& scenery) {
    const double foot = scenery.floor();
    paintBricks(scenery, scenery.draw, foot);
    const double away = qMin(scenery.middle() - 66, 250.0);
    scenery.disc(scenery.middle(), 250, 260, tone(45, 90, 70, 34));
    scenery.disc(scenery.middle(), 250, 170, tone(45, 90, 75, 44));
    paintTorch(scenery, scenery.middle() - away, 110);
    paintTorch(scenery, scenery.middle() + away, 110);
    paintPlanks(scenery, foot, scenery.shade(10, 24, 24));
    coins(scenery, scenery.middle() - away - 20, foot + 50, 330, 210);
    coins(scenery, scenery.middle() + away + 20, foot + 50, 330, 210);
    coins(scenery, scenery.middle(), foot + 60, scenery.width, 50);
}

}  // namespace kickdoor::art
