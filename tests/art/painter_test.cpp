#include "art/painter.h"

#include <gtest/gtest.h>

#include "art/texture.h"

namespace {

using namespace kickdoor::art;

const QByteArray kSquare = R"({"width": 512, "height": 512, "icons": {
    "square": "<path fill=\"currentColor\" d=\"M128 128h256v256H128z\"/>"}})";

TEST(ArtPainter, InksThePictogram) {
    const IconStore icons(kSquare);
    const auto image = paintIcon(icons, QStringLiteral("square"), {64, 64}, Qt::red);
    ASSERT_TRUE(image);
    EXPECT_EQ(image->pixelColor(32, 32), QColor(Qt::red));
    EXPECT_EQ(image->pixelColor(2, 2).alpha(), 0);
}

TEST(ArtPainter, MissingPictogramIsNoPicture) {
    const IconStore icons(kSquare);
    EXPECT_FALSE(paintIcon(icons, QStringLiteral("circle"), {64, 64}, Qt::red));
    EXPECT_FALSE(paintCard(icons, *parseRecipe(QStringLiteral("circle")), {64, 64}, {Qt::red, Qt::white}));
    EXPECT_FALSE(
        paintCard(icons, *parseRecipe(QStringLiteral("square+circle")), {64, 64}, {Qt::red, Qt::white}));
}

TEST(ArtPainter, SeedChangesThePatternAndNothingElseDoes) {
    const IconStore icons(kSquare);
    const auto paint = [&icons](const char* recipe) {
        return *paintCard(icons, *parseRecipe(QString::fromLatin1(recipe)), {96, 96}, {Qt::red, Qt::white});
    };
    EXPECT_EQ(paint("square::1"), paint("square::1"));
    EXPECT_NE(paint("square::1"), paint("square::2"));
    EXPECT_NE(paint("square::1"), paint("square:00ff00:1"));
    EXPECT_NE(paint("square::1"), paint("square+square::1"));
}

TEST(ArtPainter, KnowsItsTexturesOnly) {
    for (const char* name : {"wood", "felt", "grain", "shadow"}) {
        const auto image = paintTexture(QString::fromLatin1(name), {40, 30}, Qt::darkGreen);
        ASSERT_TRUE(image) << name;
        EXPECT_EQ(image->size(), QSize(40, 30));
    }
    EXPECT_FALSE(paintTexture(QStringLiteral("marble"), {40, 30}, Qt::white));
}

}  // namespace
