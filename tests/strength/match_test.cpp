// Matches between bots, and the files of their shards.
#include <gtest/gtest.h>

#include "strength/match_file.h"
#include "support/packs.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::strength;

const Game& original() {
    static const LoadResult edition = tests::loadEdition("original");
    static const Game game{edition.catalog, edition.rules};
    return game;
}

Contestant named(const char* name) {
    return [name](std::uint64_t seed) { return makeBot(name, seed); };
}

MatchResult play(const char* first, const char* second, int groups, const Shard& shard = {},
                 int players = 4) {
    MatchResult result;
    result.players = players;
    for (int group = 0; group < groups; ++group)
        if (shard.plays(group))
            result.add(playGroup(original(), players, 1 + static_cast<std::uint64_t>(group), named(first),
                                 named(second)));
    return result;
}

TEST(Match, AMirrorGivesEachSeatItsShare) {
    for (const int players : {3, 4, 6}) {
        const MatchResult mirror = play("greedy", "greedy", 80, {}, players);
        const Estimate share = mirror.share();
        EXPECT_EQ(mirror.stuck, 0);
        EXPECT_GT(share.error, 0) << "a group does not play the same game again and again";
        EXPECT_NEAR(share.mean, 1.0 / players, 1.5 * share.error);
    }
}

TEST(Match, ABetterBotWinsMore) {
    const Estimate share = play("greedy", "random", 30).share();
    EXPECT_GT(share.mean - share.error, 0.5);
    EXPECT_EQ(sprtResult(likelihoodRatio(share, 0.25, 0.28)), SprtResult::Stronger);
    const Estimate worse = play("random", "greedy", 30).share();
    EXPECT_LT(worse.mean + worse.error, 0.25);
    EXPECT_EQ(sprtResult(likelihoodRatio(worse, 0.25, 0.28)), SprtResult::NotStronger);
}

TEST(Match, AGroupIsTheSameEachTime) {
    EXPECT_EQ(play("greedy", "random", 8).scores, play("greedy", "random", 8).scores);
}

TEST(Match, ThinkingIsCountedForBothSides) {
    const MatchResult result = play("greedy", "random", 4);
    EXPECT_GT(result.first.decisions, 100);
    EXPECT_GT(result.second.decisions, 2 * result.first.decisions);
}

TEST(Match, TheSlowestDecisionIsKept) {
    Thinking thinking{2, 30, 20};
    thinking.add({1, 50, 50});
    thinking.add({3, 6, 4});
    EXPECT_EQ(thinking.decisions, 6);
    EXPECT_EQ(thinking.micros, 86);
    EXPECT_EQ(thinking.slowest, 50);
}

class Shards : public testing::Test {
protected:
    MatchPlan plan{"greedy", "random", {"original"}, "", 4, 10, 1};
    std::string file(const Shard& shard) {
        MatchResult result = play("greedy", "random", 10, shard);
        result.first.slowest = 100 + shard.number;
        return writeShard(plan, shard, result);
    }
};

TEST_F(Shards, AddUpToTheOneRun) {
    const MatchResult whole = play("greedy", "random", 10);
    const Merged merged = mergeShards({file({3, 3}), file({1, 3}), file({2, 3})});
    ASSERT_EQ(merged.error, "");
    EXPECT_EQ(merged.plan, plan);
    EXPECT_EQ(merged.result.scores, whole.scores);
    EXPECT_EQ(merged.result.turns, whole.turns);
    EXPECT_EQ(merged.result.stuck, whole.stuck);
    EXPECT_EQ(merged.result.first.decisions, whole.first.decisions);
    EXPECT_EQ(merged.result.second.decisions, whole.second.decisions);
    EXPECT_EQ(merged.result.first.slowest, 103);
}

TEST_F(Shards, EachIsNeededOnce) {
    EXPECT_EQ(mergeShards({file({1, 3}), file({2, 3})}).error, "shard 3 of 3 is missing");
    EXPECT_EQ(mergeShards({file({1, 2}), file({1, 2})}).error, "shard 1 is there twice");
    const std::string one = file({1, 2});
    plan.seed = 2;
    EXPECT_EQ(mergeShards({one, file({2, 2})}).error, "the files are of different matches");
}

TEST_F(Shards, OtherFilesAreRefused) {
    EXPECT_EQ(mergeShards({}).error, "no shards");
    for (const char* text :
         {"", "{}", "[]", R"({"kickdoorMatch": 1})", R"({"kickdoorMatch": 2, "first": 3})"})
        EXPECT_EQ(mergeShards({text}).error, "file 1 is no shard of a match") << text;
    std::string cut = file({1, 1});
    cut.replace(cut.find("\"scores\":["), 10, "\"scores\":[60,");
    EXPECT_EQ(mergeShards({cut}).error, "a shard has too many groups");
}

}  // namespace
