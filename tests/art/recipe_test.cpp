#include "art/recipe.h"

#include <gtest/gtest.h>

namespace {

using kickdoor::art::parseRecipe;

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

TEST(ArtRecipe, RefusesWhatIsNotOne) {
    for (const char* text :
         {"", "Bee", "bee+", "bee:red", "bee:8a1f2b:x", "../bee", "bee bee", "bee:8a1f2b:1:2"})
        EXPECT_FALSE(parseRecipe(QString::fromUtf8(text))) << text;
}

}  // namespace
