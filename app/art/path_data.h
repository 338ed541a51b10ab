#pragma once

#include <QByteArray>
#include <QPainterPath>
#include <vector>

namespace kickdoor::art {

// The subpaths of an SVG path's data (its "d" attribute), each closed, as lines and cubic curves. Coordinates
// are rounded to 1/64 unit, so that arcs are the same on every machine. Empty if the data is malformed.
std::vector<QPainterPath> readPathData(const QByteArray& data);

}  // namespace kickdoor::art
