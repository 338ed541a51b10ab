#include "art/painter.h"

#include <gtest/gtest.h>

#include <algorithm>

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

QImage card(const IconStore& icons, const char* recipe, const QSize& size = {96, 96}) {
    const auto image = paintCard(icons, *parseRecipe(QString::fromLatin1(recipe)), size, {});
    EXPECT_TRUE(image) << recipe;
    return image.value_or(QImage());
}

QImage standing(const IconStore& icons, const char* recipe, Tone tone = Tone::Colour,
                Stand stand = Stand::Centred, const QSize& size = {96, 96}) {
    const auto image = paintStanding(icons, *parseRecipe(QString::fromLatin1(recipe)), size, tone, stand);
    EXPECT_TRUE(image) << recipe;
    return image.value_or(QImage());
}

// The pixels that are not transparent.
QRect inked(const QImage& image) {
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > 0) box |= QRect(x, y, 1, 1);
    return box;
}

TEST(ArtPainter, MissingPictogramIsNoPicture) {
    const IconStore icons(kSquare);
    EXPECT_FALSE(paintIcon(icons, QStringLiteral("circle"), {64, 64}, Qt::red));
    for (const char* recipe : {"circle", "square+circle"}) {
        EXPECT_FALSE(paintCard(icons, *parseRecipe(QString::fromLatin1(recipe)), {64, 64}, {}));
        EXPECT_FALSE(paintStanding(icons, *parseRecipe(QString::fromLatin1(recipe)), {64, 64}, Tone::Colour,
                                   Stand::Centred));
    }
}

TEST(ArtPainter, EachPartOfARecipeChangesTheCardAndTheSameRecipeDoesNot) {
    const IconStore icons(kSquare);
    const QImage plain = card(icons, "square:a02030:1");
    EXPECT_EQ(plain, card(icons, "square:a02030:1"));
    for (const char* other :
         {"square:a02030:2", "square:20a030:1", "square+square:a02030:1", "square:a02030:1:scene=forest",
          "square:a02030:1:turn=20", "square:a02030:1:size=60"})
        EXPECT_NE(plain, card(icons, other)) << other;
    const QImage prop = card(icons, "square+square:a02030:1");
    EXPECT_NE(prop, card(icons, "square+square:a02030:1:prop=20.20.30"));
    EXPECT_NE(prop, card(icons, "square+square:a02030:1:accent=00ff00"));
}

TEST(ArtPainter, APartMayHaveAColourOfItsOwn) {
    const IconStore icons(kSquare);
    const QColor own = standing(icons, "square:c03030:1:part=0.2040e0").pixelColor(48, 48);
    EXPECT_GT(own.blue(), own.red() + 60);
    EXPECT_EQ(standing(icons, "square:c03030:1:part=7.2040e0"), standing(icons, "square:c03030:1"));
}

TEST(ArtPainter, WhatLinesEncloseIsColouredAndTheyAreInk) {
    const IconStore icons(R"({"icons": {"frame": "<path d=\"M0 0h400v400h-400zM40 40v320h320v-320z\"/>"}})");
    const QImage solid = standing(icons, "frame:c03030:1");
    const QImage lines = standing(icons, "frame:c03030:1:lines=1");
    EXPECT_LT(solid.pixelColor(48, 48).lightness(), solid.pixelColor(48, 8).lightness());
    EXPECT_GT(lines.pixelColor(48, 48).lightness(), lines.pixelColor(48, 6).lightness() + 40);
}

TEST(ArtPainter, ACardIsOpaqueToItsEdgesInAnyShape) {
    const IconStore icons(kSquare);
    for (const QString& place : sceneNames()) {
        for (const QSize size : {QSize(90, 40), QSize(40, 90), QSize(1, 1)}) {
            const QImage image = card(icons, qPrintable("square:a02030:1:scene=" + place), size);
            EXPECT_EQ(image.size(), size) << qPrintable(place);
            EXPECT_FALSE(image.hasAlphaChannel()) << qPrintable(place);
        }
    }
}

TEST(ArtPainter, AFigureIsOutlinedAndLitFromAboveLeft) {
    const IconStore icons(kSquare);
    const QImage image = standing(icons, "square:c03030:1");
    const QRect box = inked(image);
    EXPECT_LT(image.pixelColor(box.left() + 3, 48).lightness(), 50);
    const int body = image.pixelColor(48, 48).lightness();
    EXPECT_GT(body, 80);
    EXPECT_GT(image.pixelColor(48, box.top() + 12).lightness(), body);
    EXPECT_LT(image.pixelColor(48, box.bottom() - 8).lightness(), body);
}

TEST(ArtPainter, AFigureFillsThePictureWithItsWholeOutline) {
    const IconStore icons(kSquare);
    for (const char* recipe : {"square:c03030", "square:c03030::turn=45", "square+square:c03030"}) {
        const QRect box = inked(standing(icons, recipe));
        EXPECT_GT(box.left(), 0) << recipe;
        EXPECT_GT(box.top(), 0) << recipe;
        EXPECT_LT(box.right(), 95) << recipe;
        EXPECT_LT(box.bottom(), 95) << recipe;
        EXPECT_GE(std::max(box.width(), box.height()), 90) << recipe;
    }
    const QRect low = inked(standing(icons, "square", Tone::Colour, Stand::OnTheFoot, {60, 120}));
    EXPECT_GE(low.bottom(), 116);
    EXPECT_GT(low.top(), 50);
}

TEST(ArtPainter, AShadeHasOneDarkColour) {
    const IconStore icons(kSquare);
    const QImage image = standing(icons, "square:c03030", Tone::Shade);
    EXPECT_EQ(image.pixelColor(48, 48), image.pixelColor(20, 70));
    EXPECT_LT(image.pixelColor(48, 48).lightness(), 40);
}

TEST(ArtPainter, MirroringTurnsThePictureRound) {
    const IconStore icons(R"({"icons": {"corner": "<path d=\"M0 0h400L0 400z\"/>"}})");
    const QImage drawn = standing(icons, "corner:c03030", Tone::Shade);
    const QImage mirrored = standing(icons, "corner:c03030::flip=1", Tone::Shade);
    EXPECT_EQ(drawn.pixelColor(12, 80).alpha(), 255);
    EXPECT_EQ(drawn.pixelColor(84, 80).alpha(), 0);
    EXPECT_EQ(mirrored.pixelColor(84, 80).alpha(), 255);
    EXPECT_EQ(mirrored.pixelColor(12, 80).alpha(), 0);
}

// As above a fight in large text. Stones ended before the left edge.
TEST(ArtPainter, AWideSceneReachesBothEdges) {
    for (const Scene scene : {Scene::Dungeon, Scene::Kitchen, Scene::Treasury}) {
        const QImage wide = paintBackdrop(scene, {1600, 400}, 5, kUsualHue);
        const auto lightness = [&](int from) {
            int sum = 0;
            for (int x = from; x < from + 100; ++x)
                for (int y = 20; y < 200; ++y) sum += wide.pixelColor(x, y).lightness();
            return sum / (100 * 180);
        };
        EXPECT_NEAR(lightness(0), lightness(1500), 6);
    }
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
