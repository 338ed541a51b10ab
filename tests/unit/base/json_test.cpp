#include "base/json.h"

#include <gtest/gtest.h>

namespace kickdoor {
namespace {

TEST(Json, ReadsEverySort) {
    const JsonParse parsed = parseJson(R"({"a": [1, -2.5, "x", true, null], "b": {}})");
    ASSERT_TRUE(parsed.ok()) << parsed.error;
    const JsonValue* list = parsed.value.find("a");
    ASSERT_NE(list, nullptr);
    ASSERT_EQ(list->items.size(), 5U);
    EXPECT_EQ(list->items[0].integer, 1);
    EXPECT_EQ(list->items[1].kind, JsonValue::Kind::Real);
    EXPECT_EQ(list->items[2].text, "x");
    EXPECT_TRUE(list->items[3].boolean);
    EXPECT_EQ(list->items[4].kind, JsonValue::Kind::Null);
    EXPECT_TRUE(parsed.value.find("b")->isObject());
    EXPECT_EQ(parsed.value.find("c"), nullptr);
}

TEST(Json, WritesFieldsInTheirOrder) {
    const std::string text = R"({"z":1,"a":[true,"\"q\""],"m":null})";
    EXPECT_EQ(writeJson(parseJson(text).value), text);
}

TEST(Json, NamesTheLineOfAMistake) {
    EXPECT_NE(parseJson("[1,\n 2,\n ;]").error.find("line 3"), std::string::npos);
    EXPECT_FALSE(parseJson("").ok());
    EXPECT_FALSE(parseJson("[1] [2]").ok());
}

TEST(Json, RefusesWhatWouldBeReadSilently) {
    EXPECT_NE(parseJson(R"({"a": 1, "a": 2})").error.find("twice"), std::string::npos);
    EXPECT_FALSE(parseJson("[18446744073709551615]").ok());
    EXPECT_FALSE(parseJson("[1e999]").ok());
    EXPECT_FALSE(parseJson("[\"\xff\xfe\"]").ok());
}

TEST(Json, KeepsItsLimits) {
    EXPECT_TRUE(parseJson("[[[]]]", {100, 3}).ok());
    EXPECT_FALSE(parseJson("[[[[]]]]", {100, 3}).ok());
    EXPECT_FALSE(parseJson("[1, 2, 3]", {5, 3}).ok());
    EXPECT_FALSE(parseJson(std::string(100'000, '[')).ok());
    EXPECT_FALSE(parseJson(R"({"a": 1, "b": 2})", {100, 3, 1}).ok());
}

TEST(Json, AFailedReadHoldsNothing) {
    EXPECT_EQ(parseJson("[1, 2").value.kind, JsonValue::Kind::Null);
}

}  // namespace
}  // namespace kickdoor
