#include "base/json_lines.h"

#include <gtest/gtest.h>

namespace kickdoor {
namespace {

constexpr const char* kText = "[\n  {\"a\": \"x,]\\\"\",\n   \"b\": [1,\n     {\"c\": true}]},\n  {}\n]\n";

TEST(JsonLines, FindTheLineOfAPlace) {
    EXPECT_EQ(lineOfPlace(kText, ""), 1);
    EXPECT_EQ(lineOfPlace(kText, "/0"), 2);
    EXPECT_EQ(lineOfPlace(kText, "/0/a"), 2);
    EXPECT_EQ(lineOfPlace(kText, "/0/b"), 3);
    EXPECT_EQ(lineOfPlace(kText, "/0/b/1"), 4);
    EXPECT_EQ(lineOfPlace(kText, "/0/b/1/c"), 4);
    EXPECT_EQ(lineOfPlace(kText, "/1"), 5);
}

TEST(JsonLines, StopAtTheLastPartThatIsThere) {
    EXPECT_EQ(lineOfPlace(kText, "/0/b/7/who"), 3);
    EXPECT_EQ(lineOfPlace(kText, "/0/missing"), 2);
    EXPECT_EQ(lineOfPlace(kText, "/9"), 1);
    EXPECT_EQ(lineOfPlace("", "/0"), 0);
    EXPECT_EQ(lineOfPlace("[{", "/0/a"), 1);
    EXPECT_EQ(lineOfPlace("\n{\"a\": \"\\", "/b"), 2);
}

TEST(JsonLines, GiveTheTextsOfItems) {
    const auto items = textsOfItems(" [ {\"a\": [1, 2]} ,\n 7, \"x,y\" ]\n");
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(items[0], "{\"a\": [1, 2]}");
    EXPECT_EQ(items[1], "7");
    EXPECT_EQ(items[2], "\"x,y\"");
    EXPECT_TRUE(textsOfItems("[]").empty());
    EXPECT_TRUE(textsOfItems("[1, 2").empty());
    EXPECT_TRUE(textsOfItems("{}").empty());
}

}  // namespace
}  // namespace kickdoor
