#include "net/wire/clean_text.h"

#include <gtest/gtest.h>

namespace {

using namespace kickdoor::net;

TEST(CleanText, LetsPeopleWrite) {
    for (const char* text : {"", "Anne", "Jürgen", "Ωmega", "日本", "🐉 roar", "a  b"})
        EXPECT_TRUE(isClean(text)) << text;
}

TEST(CleanText, RefusesWhatIsNoText) {
    for (const char* text : {"a\nb", "\x1b[31m", "\x7f", "\xC2\x85",
                             "\xE2\x80\xAE"
                             "evil",
                             "\xE2\x80\xA8", "\xEF\xBB\xBF", "\xC3", "\xC0\xAF", "\xED\xA0\x80",
                             "\xF4\x90\x80\x80", "\xE2\x28\xA1", "\x80", "\xFF"})
        EXPECT_FALSE(isClean(text)) << text;
}

TEST(CleanText, CutsBetweenCharacters) {
    EXPECT_EQ(cleaned("  Jürgen  ", 60), "Jürgen");
    EXPECT_EQ(cleaned("Jürgen", 2), "J");
    EXPECT_EQ(cleaned("🐉🐉", 7), "🐉");
    EXPECT_EQ(cleaned("a\nb\xFF"
                      "c",
                      60),
              "abc");
    EXPECT_EQ(cleaned("abc def", 4), "abc");
}

}  // namespace
