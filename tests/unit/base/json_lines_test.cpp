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

}  // namespace
}  // namespace kickdoor
