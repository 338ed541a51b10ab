#include "art/figure.h"

#include <gtest/gtest.h>

#include "art/path_data.h"

namespace {

using namespace kickdoor::art;

QRectF boxOf(const char* data) {
    QRectF box;
    for (const QPainterPath& path : readPathData(data)) box |= path.boundingRect();
    return box;
}

TEST(ArtPathData, ReadsEveryCommand) {
    EXPECT_EQ(boxOf("M10 10H30V50H10z"), QRectF(10, 10, 20, 40));
    EXPECT_EQ(boxOf("m10,10h20v40h-20Z"), QRectF(10, 10, 20, 40));
    EXPECT_EQ(boxOf("M10 10 30 10 30 50l-20 0z"), QRectF(10, 10, 20, 40));
    EXPECT_EQ(boxOf("M0 0c0 40 20 40 20 0z"), QRectF(0, 0, 20, 30));
    EXPECT_EQ(boxOf("M0 0C0 40 20 40 20 0S40-40 40 0z"), QRectF(0, -30, 40, 60));
    EXPECT_EQ(boxOf("M0 0q12 48 24 0z"), QRectF(0, 0, 24, 24));
    EXPECT_EQ(boxOf("M0 0Q12 48 24 0T48 0z"), QRectF(0, -24, 48, 48));
    EXPECT_EQ(boxOf("M1e1-.5.5.5L3 4"), QRectF(.5, -.5, 9.5, 4.5));
}

TEST(ArtPathData, ArcsGoTheWayTheirFlagsSay) {
    EXPECT_EQ(boxOf("M0 0A10 10 0 0 1 20 0z"), QRectF(0, -10, 20, 10));
    EXPECT_EQ(boxOf("M0 0a10 10 0 0020 0z"), QRectF(0, 0, 20, 10));
    EXPECT_EQ(boxOf("M0 0a5 5 0 0120 0z"), QRectF(0, -10, 20, 10)) << "too small a radius grows";
    const QRectF large = boxOf("M0 0A10 10 0 1 1 10 10z");
    EXPECT_NEAR(large.width(), 20, 0.1);
    EXPECT_NEAR(large.right(), 20, 0.1);
    const QRectF small = boxOf("M0 0A10 10 0 0 1 10 10z");
    EXPECT_NEAR(small.width(), 10, 0.1);
    EXPECT_NEAR(small.right(), 10, 0.1);
}

TEST(ArtPathData, SubpathsAreApartAndContinueWhereTheLastBegan) {
    EXPECT_EQ(readPathData("M0 0h10v10zm20 0h10v10z").size(), 2U);
    EXPECT_EQ(boxOf("M0 0h10v10zm20 0h10v10z"), QRectF(0, 0, 30, 10));
    EXPECT_EQ(boxOf("M5 5h10v10zh-5v5z"), QRectF(0, 5, 15, 10));
}

TEST(ArtPathData, MalformedDataIsNoPath) {
    for (const char* data :
         {"L10 10", "M10", "M0 0L5", "M0 0A5 5 0 2 1 9 9", "M0 0X5 5", "5 5", "M0 0z5 5", "M--1 0"})
        EXPECT_TRUE(readPathData(data).empty()) << data;
    EXPECT_TRUE(readPathData("").empty());
}

TEST(ArtFigure, TellsBodyAccentsAndHolesApart) {
    const Figure figure = readFigure(
        "<path d=\"M0 0h400v400h-400zM100 100v100h100v-100zM300 300v10h10v-10zM420 0h80v80h-80z\"/>");
    ASSERT_EQ(figure.parts.size(), 4U);
    EXPECT_EQ(figure.parts[0].role, PartRole::Body);
    EXPECT_EQ(figure.parts[1].role, PartRole::Hole);
    EXPECT_EQ(figure.parts[2].role, PartRole::Gap);
    EXPECT_EQ(figure.parts[3].role, PartRole::Accent);
    EXPECT_EQ(figure.box, QRectF(0, 0, 500, 400));
    EXPECT_FALSE(figure.whole.contains(QPointF(150, 150)));
    EXPECT_TRUE(figure.outline.contains(QPointF(150, 150)));
}

TEST(ArtFigure, AnAccentKeepsItsHoles) {
    const Figure figure =
        readFigure("<path d=\"M0 0h400v400h-400z\"/><path d=\"M420 0h80v80h-80zM440 20v40h40v-40z\"/>");
    ASSERT_EQ(figure.parts.size(), 3U);
    EXPECT_EQ(figure.parts[1].role, PartRole::Accent);
    EXPECT_FALSE(figure.parts[1].path.contains(QPointF(460, 40)));
    EXPECT_TRUE(figure.parts[1].path.contains(QPointF(430, 40)));
}

TEST(ArtFigure, WithoutPathsThereIsNone) {
    EXPECT_TRUE(readFigure("<circle r=\"3\"/>").parts.empty());
    EXPECT_TRUE(readFigure("<path d=\"nonsense\"/>").parts.empty());
}

}  // namespace
