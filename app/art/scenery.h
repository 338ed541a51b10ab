#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QPointF>
#include <initializer_list>

#include "art/noise.h"
#include "art/tone.h"

namespace kickdoor::art {

// A sequence of numbers that depends on the seed alone.
class Draw {
public:
    explicit Draw(quint32 seed) : m_state(scramble(seed + 0x51ed2705U)) {}

    // 0 to 1.
    double operator()() { return scramble(m_state += 0x9e3779b9U) / 4294967296.0; }
    double between(double least, double most) { return least + (most - least) * (*this)(); }

private:
    quint32 m_state;
};

// What the painters of scenes paint with. The shorter side of a scene is 512 units.
struct Scenery {
    QPainter& painter;
    double width;
    double height;
    double hue;
    Draw draw;

    double floor() const { return height - 112; }
    double middle() const { return width / 2; }
    QColor shade(double turn, double saturation, double lightness, int alpha = 255) const {
        return tone(hue + turn, saturation, lightness, alpha);
    }
    void fill(const QPainterPath& path, const QColor& colour) const;
    void polygon(std::initializer_list<QPointF> points, const QColor& colour) const;
    void box(double x, double y, double w, double h, const QColor& colour, double corner = 0) const;
    void disc(double x, double y, double radius, const QColor& colour) const;
    void line(double x1, double y1, double x2, double y2, const QColor& colour, double thick) const;
};

void paintDungeon(Scenery& scenery);
void paintStage(Scenery& scenery);
void paintTavern(Scenery& scenery);
void paintForest(Scenery& scenery);
void paintKitchen(Scenery& scenery);
void paintTomb(Scenery& scenery);
void paintCampaign(Scenery& scenery);
void paintTreasury(Scenery& scenery);
void paintRays(Scenery& scenery);
void paintHills(Scenery& scenery);

// Parts that several scenes have.
void paintBricks(const Scenery& scenery, Draw& draw, double bottom);
void paintPlanks(const Scenery& scenery, double top, const QColor& wood);
void paintTorch(const Scenery& scenery, double x, double y);

}  // namespace kickdoor::art
