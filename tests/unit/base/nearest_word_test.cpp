#include "base/nearest_word.h"

#include <gtest/gtest.h>

#include <array>

namespace kickdoor {
namespace {

constexpr std::array<std::string_view, 3> kWords = {"victim", "target", "fighters"};

TEST(NearestWord, FindsTheSlip) {
    EXPECT_EQ(nearestWord("victm", kWords), "victim");
    EXPECT_EQ(nearestWord("Fighters", kWords), "fighters");
    EXPECT_EQ(nearestWord("elephant", kWords), "");
    EXPECT_EQ(nearestWord(std::string(1000, 'x'), kWords), "");
}

TEST(NearestWord, MayBeTheFirstWordOfAName) {
    constexpr std::array<std::string_view, 6> kNames = {"brain",      "dragon-spiral", "dragon-head",
                                                        "hydra-shot", "sword-wound",   "wooden-door"};
    EXPECT_EQ(nearestName("dragn", kNames), "dragon-head");
    EXPECT_EQ(nearestName("brian", kNames), "brain");
    EXPECT_EQ(nearestName("woden-door", kNames), "wooden-door");
    EXPECT_EQ(nearestName("swrod", kNames), "sword-wound");
    EXPECT_EQ(nearestName("grain", kNames), "brain");
    // As many edits away as a dragon, but of another beginning.
    EXPECT_EQ(nearestName("tracn", kNames), "");
    EXPECT_EQ(nearestName("elephant", kNames), "");
    EXPECT_EQ(nearestName(std::string(1000, 'x'), kNames), "");
}

TEST(NearestWord, MessageNamesBoth) {
    EXPECT_EQ(unknownWord("word", "taget", kWords), "unknown word 'taget'; did you mean 'target'?");
    EXPECT_EQ(unknownWord("word", "zzz", kWords), "unknown word 'zzz'");
}

TEST(NearestWord, QuotesNothingThatBreaksALine) {
    EXPECT_EQ(quotable("a\nb\x1b"), "a?b?");
    EXPECT_EQ(quotable(std::string(100, 'a')).size(), 63U);
}

}  // namespace
}  // namespace kickdoor
