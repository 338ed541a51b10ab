#include "art/recipe.h"

#include <gtest/gtest.h>

#include "art/scene.h"

namespace {

using namespace kickdoor::art;

TEST(ArtRecipe, ReadsEachPart) {
    const auto recipe = parseRecipe(QStringLiteral("bee+imperial-crown:8a1f2b:12"));
    ASSERT_TRUE(recipe);
    EXPECT_EQ(recipe->icon, QStringLiteral("bee"));
    EXPECT_EQ(recipe->second, QStringLiteral("imperial-crown"));
    ASSERT_TRUE(recipe->tint);
    EXPECT_EQ(*recipe->tint, QColor(0x8a, 0x1f, 0x2b));
    EXPECT_EQ(recipe->seed, 12U);
}

TEST(ArtRecipe, TintAndSeedMayBeLeftOut) {
    const auto plain = parseRecipe(QStringLiteral("bee"));
    ASSERT_TRUE(plain);
    EXPECT_FALSE(plain->tint);
    EXPECT_EQ(plain->seed, parseRecipe(QStringLiteral("bee"))->seed);
    EXPECT_NE(plain->seed, parseRecipe(QStringLiteral("wasp"))->seed);
    const auto seeded = parseRecipe(QStringLiteral("bee::7"));
    ASSERT_TRUE(seeded);
    EXPECT_FALSE(seeded->tint);
    EXPECT_EQ(seeded->seed, 7U);
}

TEST(ArtRecipe, ReadsOptions) {
    const auto recipe =
        parseRecipe(QStringLiteral("bee+crown:8a1f2b:12:scene=forest,accent=00ff7f,turn=-15,size=90,flip=1,"
                                   "prop=80.20.30,lines=1,part=3.0a0b0c,part=4.0a0b0d"));
    ASSERT_TRUE(recipe);
    EXPECT_EQ(recipe->scene, Scene::Forest);
    EXPECT_EQ(recipe->accent, QColor(0, 255, 127));
    EXPECT_EQ(recipe->pose.turn, -15);
    EXPECT_EQ(recipe->pose.size, 90);
    EXPECT_EQ(recipe->pose.facing, Facing::Mirrored);
    ASSERT_TRUE(recipe->prop);
    EXPECT_EQ(recipe->prop->x, 80);
    EXPECT_EQ(recipe->prop->y, 20);
    EXPECT_EQ(recipe->prop->size, 30);
    EXPECT_EQ(recipe->drawing, Drawing::Lines);
    ASSERT_EQ(recipe->parts.size(), 2U);
    EXPECT_EQ(recipe->parts[0].part, 3);
    EXPECT_EQ(recipe->parts[1].colour, QColor(10, 11, 13));
    const auto brief = parseRecipe(QStringLiteral("bee:::scene=stage"));
    ASSERT_TRUE(brief);
    EXPECT_EQ(brief->scene, Scene::Stage);
}

TEST(ArtRecipe, RefusesOptionsOutOfRange) {
    for (const char* option : {"scene=attic", "accent=green", "turn=181", "turn=x", "size=29", "size=151",
                               "flip=2", "prop=1.2", "prop=101.0.30", "prop=0.0.9", "wings=2", "wings=1",
                               "lines=0", "part=200.0a0b0c", "part=1", "part=1.red", "scene", ","})
        EXPECT_FALSE(parseRecipe(QStringLiteral("bee:::") + QLatin1String(option))) << option;
}

TEST(ArtRecipe, EveryKindAndEditionHasAPlaceThatSeedsVary) {
    QList<Scene> scenes;
    for (quint32 seed = 0; seed < 40; ++seed)
        scenes << usualScene(QStringLiteral("monster"), QStringLiteral("original"), seed);
    EXPECT_TRUE(scenes.contains(Scene::Dungeon));
    EXPECT_TRUE(scenes.contains(Scene::Tomb));
    EXPECT_TRUE(sceneNames().contains(QStringLiteral("rays")));
    EXPECT_EQ(usualScene(QStringLiteral("level"), QStringLiteral("unknown"), 1), Scene::Rays);
    for (const QString& name : sceneNames()) EXPECT_TRUE(sceneNamed(name)) << qPrintable(name);
}

TEST(ArtRecipe, RefusesWhatIsNotOne) {
    for (const char* text :
         {"", "Bee", "bee+", "bee:red", "bee:8a1f2b:x", "../bee", "bee bee", "bee:8a1f2b:1:2"})
        EXPECT_FALSE(parseRecipe(QString::fromUtf8(text))) << text;
}

}  // namespace
