#pragma once

#include <QVector3D>
#include <vector>

namespace kickdoor::art {

// A regular solid around the origin; its corners are at a distance of 1.
struct Solid {
    struct Face {
        std::vector<QVector3D> corners;  // in order, seen from outside
        QVector3D middle;
        QVector3D normal;  // to the outside, of length 1
        QVector3D up;      // in the face, of length 1: from the middle to the top of what is written on it
        int number = 0;
    };
    std::vector<Face> faces;
};

// Opposite faces add up to 7 and 21.
const Solid& cube();
const Solid& icosahedron();

}  // namespace kickdoor::art
