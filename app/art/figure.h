#pragma once

#include <QByteArray>
#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <vector>

namespace kickdoor::art {

// What a subpath of a pictogram is.
enum class PartRole {
    Body,    // a solid of main size
    Accent,  // a solid that is small beside the largest
    Hole,    // a large hole
    Gap,     // a small hole
    Detail,  // within a solid or a hole, and of no effect
};

struct Part {
    QPainterPath path;  // of an accent or a hole: without what lies in it
    QRectF box;
    PartRole role = PartRole::Detail;
    QColor colour;  // its own, of "fill"; invalid: chosen by role

    bool isOpening() const { return role == PartRole::Hole || role == PartRole::Gap; }
};

// A pictogram taken apart, in its own units (512 a side for the built-in ones).
struct Figure {
    QPainterPath whole;    // filled by winding
    QPainterPath outline;  // each subpath by itself, filled: the whole without holes
    QRectF box;
    std::vector<Part> parts;
    bool coloured = false;  // some parts have colours of their own
};

// Takes the <path d="..."> elements of an SVG body apart; a fill as six hex digits, fill="#..." before d, is
// kept. No parts if there are none or one is malformed.
Figure readFigure(const QByteArray& body);

}  // namespace kickdoor::art
