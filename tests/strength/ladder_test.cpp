// Each level beats the one below, on few deals that are always the same.
#include <gtest/gtest.h>

#include "strength/match.h"
#include "support/packs.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::strength;

Estimate among(const char* level, const char* below, int groups) {
    static const LoadResult edition = tests::loadEdition("original");
    const Game game{edition.catalog, edition.rules};
    const auto named = [](const char* name) {
        return [name](std::uint64_t seed) { return makeBot(name, seed); };
    };
    MatchResult result;
    result.players = 4;
    for (int group = 0; group < groups; ++group)
        result.add(playGroup(game, 4, 1000 + static_cast<std::uint64_t>(group), named(level), named(below)));
    EXPECT_EQ(result.stuck, 0);
    return result.share();
}

TEST(Ladder, RookieBeatsRandom) {
    EXPECT_GT(among("rookie", "random", 30).mean, 0.35);
}
TEST(Ladder, RegularBeatsRookie) {
    EXPECT_GT(among("regular", "rookie", 60).mean, 0.30);
}
TEST(Ladder, RookieLosesToRegular) {
    EXPECT_LT(among("rookie", "regular", 60).mean, 0.20);
}
TEST(Ladder, VeteranBeatsRegular) {
    EXPECT_GT(among("veteran", "regular", 40).mean, 0.28);
}
TEST(Ladder, MasterBeatsVeteran) {
    EXPECT_GT(among("master", "veteran", 6).mean, 0.25);
}

}  // namespace
