#pragma once

#include <QByteArray>
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

    bool isOpening() const { return role == PartRole::Hole || role == PartRole::Gap; }
};

// A pictogram taken apart, in its own units (512 a side for the built-in ones).
struct Figure {
    QPainterPath whole;    // filled by winding
    QPainterPath outline;  // each subpath by itself, filled: the whole without holes
    QRectF box;
    std::vector<Part> parts;
};

// Takes the <path d="..."> elements of an SVG body apart. No parts if there are none or one is malformed.
Figure readFigure(const QByteArray& body);

}  // namespace kickdoor::art
