#include "art/die.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "art/solid.h"

namespace {

using namespace kickdoor::art;

const QSize kSheet(64 * kDieColumns, 64 * kDieRows);

QImage frame(const QImage& sheet, int index) {
    return sheet.copy(index % kDieColumns * 64, index / kDieColumns * 64, 64, 64);
}

struct Spot {
    std::vector<QPoint> points;
    double height() const {
        double sum = 0;
        for (const QPoint& point : points) sum += point.y();
        return sum / static_cast<double>(points.size());
    }
};

// The connected spots of that colour that are larger than a few pixels.
std::vector<Spot> spotsOf(const QImage& image, QRgb colour) {
    QImage left = image;
    std::vector<Spot> spots;
    for (int y = 0; y < left.height(); ++y)
        for (int x = 0; x < left.width(); ++x) {
            Spot spot;
            std::vector<QPoint> next = {QPoint(x, y)};
            while (!next.empty()) {
                const QPoint at = next.back();
                next.pop_back();
                if (!left.valid(at) || left.pixel(at) != colour) continue;
                left.setPixel(at, 0);
                spot.points.push_back(at);
                for (const QPoint step : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)})
                    next.push_back(at + step);
            }
            if (spot.points.size() > 25) spots.push_back(std::move(spot));
        }
    return spots;
}

// The colours of the die's faces, whose areas are larger than their pips.
std::vector<QRgb> platesOf(const QImage& image) {
    std::map<QRgb, int> areas;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) > 60) ++areas[image.pixel(x, y)];
    std::vector<QRgb> plates;
    for (const auto& [colour, area] : areas)
        if (area > 1000) plates.push_back(colour);
    return plates;
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

// One reads the upper face of a die on a table.
TEST(Die, TheRolledFaceIsOnTopAndTheLargest) {
    constexpr int kSide = 256;
    const QRgb written = qRgb(42, 23, 13);
    for (int face = 1; face <= 6; ++face) {
        const QImage sheet =
            paintDie(6, face, QSize(kSide * kDieColumns, kSide * kDieRows), QColor(200, 190, 160)).value();
        const QImage last = sheet.copy((kDieColumns - 1) * kSide, (kDieRows - 1) * kSide, kSide, kSide);
        std::map<double, std::pair<std::size_t, int>> plates;  // by height: area, pips
        for (const QRgb plate : platesOf(last)) {
            std::pair<std::size_t, int> found = {0, 0};
            Spot whole;
            for (const Spot& spot : spotsOf(last, plate)) {
                found.first += spot.points.size();
                whole.points.insert(whole.points.end(), spot.points.begin(), spot.points.end());
            }
            for (const Spot& pip : spotsOf(last, written)) {
                QPoint beside = pip.points.front();  // its top; the plate begins a little above
                beside.ry() -= 4;
                if (last.pixel(beside) == plate) ++found.second;
            }
            plates[whole.height()] = found;
        }
        ASSERT_EQ(plates.size(), 3U) << face;
        const auto& [area, pips] = plates.begin()->second;
        EXPECT_EQ(pips, face) << "on top";
        for (const auto& [height, other] : plates) EXPECT_LE(other.first, area) << face;
    }
}

TEST(Die, ThereAreNoOthers) {
    EXPECT_FALSE(paintDie(8, 1, kSheet, Qt::white));
    EXPECT_FALSE(paintDie(6, 7, kSheet, Qt::white));
    EXPECT_FALSE(paintDie(20, 0, kSheet, Qt::white));
}

}  // namespace
