#include "art/figure.h"

#include <algorithm>
#include <cmath>

#include "art/path_data.h"

namespace kickdoor::art {

namespace {

constexpr double kAccentShare = 0.25;  // of the largest solid's box
constexpr double kLargeHole = 2500;    // square units

double area(const QRectF& box) {
    return box.width() * box.height();
}

// Twice the signed area: its sign is the direction in which the subpath turns.
double turning(const QPainterPath& path) {
    double sum = 0;
    const QList<QPolygonF> polygons = path.toSubpathPolygons();
    for (const QPolygonF& polygon : polygons) {
        QPointF before = polygon.isEmpty() ? QPointF() : polygon.last();
        for (const QPointF& point : polygon) {
            sum += before.x() * point.y() - point.x() * before.y();
            before = point;
        }
    }
    return sum;
}

struct Shape {
    QPainterPath path;
    QRectF box;
    int turn = 0;
    int around = 0;  // winding number just outside
    std::vector<std::size_t> inside;

    bool isSolid() const { return around == 0; }
    bool isHole() const { return around != 0 && around + turn == 0; }
};

std::vector<Shape> shapesOf(const std::vector<QPainterPath>& paths) {
    std::vector<Shape> shapes;
    for (const QPainterPath& path : paths)
        shapes.push_back({path, path.boundingRect(), turning(path) < 0 ? -1 : 1, 0, {}});
    for (std::size_t inner = 0; inner < shapes.size(); ++inner) {
        const QPointF probe = shapes[inner].path.elementAt(0);
        for (std::size_t outer = 0; outer < shapes.size(); ++outer) {
            if (outer == inner || area(shapes[outer].box) <= area(shapes[inner].box)) continue;
            if (!shapes[outer].box.contains(probe) || !shapes[outer].path.contains(probe)) continue;
            shapes[inner].around += shapes[outer].turn;
            shapes[outer].inside.push_back(inner);
        }
    }
    return shapes;
}

PartRole roleOf(const Shape& shape, double largest) {
    if (shape.isSolid()) return area(shape.box) < largest * kAccentShare ? PartRole::Accent : PartRole::Body;
    if (!shape.isHole()) return PartRole::Detail;
    return area(shape.box) > kLargeHole ? PartRole::Hole : PartRole::Gap;
}

// Of the text between two paths; invalid: none.
QColor fillIn(const QByteArray& attributes) {
    static const QByteArray mark("fill=\"#");
    const qsizetype at = attributes.indexOf(mark);
    return at < 0 ? QColor()
                  : QColor(QLatin1Char('#') + QString::fromLatin1(attributes.mid(at + mark.size(), 6)));
}

}  // namespace

Figure readFigure(const QByteArray& body) {
    Figure figure;
    std::vector<QPainterPath> paths;
    std::vector<QColor> fills;
    static const QByteArray mark(" d=\"");
    qsizetype last = 0;
    for (qsizetype at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at)) {
        const QColor fill = fillIn(body.mid(last, at - last));
        at += mark.size();
        last = body.indexOf('"', at);
        const std::vector<QPainterPath> some = readPathData(body.mid(at, last - at));
        if (some.empty()) return figure;
        paths.insert(paths.end(), some.begin(), some.end());
        fills.insert(fills.end(), some.size(), fill);
    }
    const std::vector<Shape> shapes = shapesOf(paths);
    double largest = 0;
    for (const Shape& shape : shapes)
        if (shape.isSolid()) largest = std::max(largest, area(shape.box));
    figure.whole.setFillRule(Qt::WindingFill);
    figure.outline.setFillRule(Qt::WindingFill);
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const Shape& shape = shapes[i];
        Part part{shape.path, shape.box, roleOf(shape, largest), fills[i]};
        part.path.setFillRule(Qt::WindingFill);
        if (!part.colour.isValid() && (part.role == PartRole::Accent || part.isOpening()))
            for (const std::size_t inner : shape.inside) part.path.addPath(shapes[inner].path);
        figure.whole.addPath(shape.path);
        figure.outline.addPath(shape.turn > 0 ? shape.path : shape.path.toReversed());
        figure.coloured = figure.coloured || part.colour.isValid();
        figure.parts.push_back(std::move(part));
    }
    figure.box = figure.whole.boundingRect();
    return figure;
}

}  // namespace kickdoor::art
