#include "art/solid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace kickdoor::art {

namespace {

constexpr float kNear = 0.01F;

void finish(Solid::Face& face) {
    for (const QVector3D& corner : face.corners) face.middle += corner;
    face.middle /= static_cast<float>(face.corners.size());
    face.normal = face.middle.normalized();
    // A number stands with a corner above it, pips between two corners.
    const QVector3D top =
        face.corners.size() == 3 ? face.corners[0] : (face.corners[0] + face.corners[1]) / 2;
    face.up = (top - face.middle).normalized();
    // In order, seen from outside.
    std::sort(face.corners.begin(), face.corners.end(), [&](const QVector3D& one, const QVector3D& other) {
        const QVector3D right = QVector3D::crossProduct(face.up, face.normal);
        const auto angle = [&](const QVector3D& corner) {
            const QVector3D from = corner - face.middle;
            return std::atan2(QVector3D::dotProduct(from, right), QVector3D::dotProduct(from, face.up));
        };
        return angle(one) < angle(other);
    });
}

Solid makeCube() {
    Solid solid;
    const float side = 1 / std::sqrt(3.0F);
    constexpr std::array kNumbers = {std::array{6, 1}, std::array{4, 3},
                                     std::array{5, 2}};  // -, + of x, y, z
    for (int axis = 0; axis < 3; ++axis) {
        for (int sign = 0; sign < 2; ++sign) {
            Solid::Face face;
            for (const auto& [a, b] :
                 {std::array{-1, -1}, std::array{1, -1}, std::array{1, 1}, std::array{-1, 1}}) {
                QVector3D corner;
                corner[axis] = side * static_cast<float>(2 * sign - 1);
                corner[(axis + 1) % 3] = side * static_cast<float>(a);
                corner[(axis + 2) % 3] = side * static_cast<float>(b);
                face.corners.push_back(corner);
            }
            face.number = kNumbers[static_cast<std::size_t>(axis)][static_cast<std::size_t>(sign)];
            finish(face);
            solid.faces.push_back(std::move(face));
        }
    }
    return solid;
}

std::vector<QVector3D> icosahedronCorners() {
    std::vector<QVector3D> corners;
    const float golden = (1 + std::sqrt(5.0F)) / 2;
    for (int axis = 0; axis < 3; ++axis) {
        for (const float one : {-1.0F, 1.0F}) {
            for (const float other : {-golden, golden}) {
                QVector3D corner;
                corner[axis] = 0;
                corner[(axis + 1) % 3] = one;
                corner[(axis + 2) % 3] = other;
                corners.push_back(corner.normalized());
            }
        }
    }
    return corners;
}

// Numbers the faces in pairs of opposite ones.
void number(Solid& solid) {
    // High numbers do not lie side by side.
    constexpr std::array kOrder = {20, 2, 14, 8, 17, 5, 11, 18, 15, 9};
    std::size_t next = 0;
    for (Solid::Face& face : solid.faces) {
        if (face.number != 0 || next >= kOrder.size()) continue;
        face.number = kOrder[next++];
        for (Solid::Face& other : solid.faces)
            if (QVector3D::dotProduct(face.normal, other.normal) < -1 + kNear)
                other.number = 21 - face.number;
    }
}

Solid makeIcosahedron() {
    Solid solid;
    const std::vector<QVector3D> corners = icosahedronCorners();
    const float edge = 4 / std::sqrt(10 + 2 * std::sqrt(5.0F));
    const auto joined = [edge](const QVector3D& one, const QVector3D& other) {
        return std::abs((one - other).length() - edge) < kNear;
    };
    for (std::size_t a = 0; a < corners.size(); ++a) {
        for (std::size_t b = a + 1; b < corners.size(); ++b) {
            for (std::size_t c = b + 1; c < corners.size(); ++c) {
                if (!joined(corners[a], corners[b]) || !joined(corners[b], corners[c]) ||
                    !joined(corners[a], corners[c]))
                    continue;
                Solid::Face face;
                face.corners = {corners[a], corners[b], corners[c]};
                finish(face);
                solid.faces.push_back(std::move(face));
            }
        }
    }
    number(solid);
    return solid;
}

}  // namespace

const Solid& cube() {
    static const Solid solid = makeCube();
    return solid;
}

const Solid& icosahedron() {
    static const Solid solid = makeIcosahedron();
    return solid;
}

}  // namespace kickdoor::art
