#include "art/die.h"

#include <gtest/gtest.h>

#include "art/solid.h"

namespace {

using namespace kickdoor::art;

const QSize kSheet(64 * kDieColumns, 64 * kDieRows);

QImage frame(const QImage& sheet, int index) {
    return sheet.copy(index % kDieColumns * 64, index / kDieColumns * 64, 64, 64);
}

TEST(Solid, OppositeFacesAddUp) {
    for (const Solid* solid : {&cube(), &icosahedron()}) {
        const int sum = static_cast<int>(solid->faces.size()) + 1;
        for (const Solid::Face& face : solid->faces) {
            int opposite = 0;
            for (const Solid::Face& other : solid->faces)
                if (QVector3D::dotProduct(face.normal, other.normal) < -0.99F) opposite = other.number;
            EXPECT_EQ(face.number + opposite, sum);
        }
    }
}

TEST(Solid, EachNumberStandsOnOneFace) {
    for (const Solid* solid : {&cube(), &icosahedron()}) {
        std::vector<int> seen(solid->faces.size() + 1);
        for (const Solid::Face& face : solid->faces) ++seen.at(static_cast<std::size_t>(face.number));
        for (std::size_t number = 1; number < seen.size(); ++number) EXPECT_EQ(seen[number], 1) << number;
    }
}

TEST(Die, EveryFaceHasPicturesOfItsOwnThatStayInTheirFrames) {
    for (const int sides : {6, 20}) {
        QImage before;
        for (int face = 1; face <= sides; ++face) {
            const std::optional<QImage> sheet = paintDie(sides, face, kSheet, Qt::white);
            ASSERT_TRUE(sheet);
            const QImage last = frame(*sheet, kDieFrames - 1);
            EXPECT_NE(last, before) << sides << ": " << face;
            before = last;
            for (int index = 0; index < kDieFrames; ++index) {
                const QImage one = frame(*sheet, index);
                EXPECT_EQ(qAlpha(one.pixel(32, 32)), 255);
                for (int at = 0; at < 64; ++at) {
                    EXPECT_EQ(qAlpha(one.pixel(at, 0)), 0) << sides << ' ' << face << ' ' << index;
                    EXPECT_EQ(qAlpha(one.pixel(0, at)), 0) << sides << ' ' << face << ' ' << index;
                }
            }
        }
    }
}

TEST(Die, ItComesToRest) {
    const QImage sheet = paintDie(6, 3, kSheet, Qt::white).value();
    EXPECT_NE(frame(sheet, 0), frame(sheet, 5));
    EXPECT_NE(frame(sheet, 12), frame(sheet, 13));
}

TEST(Die, ThereAreNoOthers) {
    EXPECT_FALSE(paintDie(8, 1, kSheet, Qt::white));
    EXPECT_FALSE(paintDie(6, 7, kSheet, Qt::white));
    EXPECT_FALSE(paintDie(20, 0, kSheet, Qt::white));
}

}  // namespace
