// What the scores of groups say: means, errors and the sequential test.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "bot/bot_rng.h"
#include "strength/statistics.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::strength;

TEST(Statistics, NothingSaysNothing) {
    const Estimate none = estimate({}, 4);
    EXPECT_EQ(none.groups, 0);
    EXPECT_EQ(likelihoodRatio(none, 0.25, 0.28), 0);
    EXPECT_EQ(sprtResult(0), SprtResult::Open);
}

TEST(Statistics, MeanAndErrorAreThoseOfTheGroups) {
    // Of four games each: one, three, one and three won.
    const std::vector<int> scores = {60, 180, 60, 180};
    const Estimate found = estimate(scores, 4);
    EXPECT_DOUBLE_EQ(found.mean, 0.5);
    EXPECT_NEAR(found.variance, 4 * 0.25 * 0.25 / 3, 1e-12);
    EXPECT_NEAR(found.error, 1.96 * std::sqrt(found.variance / 4), 1e-12);
}

TEST(Statistics, ASharedVictoryIsAShare) {
    const std::vector<int> scores = {kWonGame / 2, kWonGame / 3};
    EXPECT_DOUBLE_EQ(estimate(scores, 3).mean, (30.0 + 20.0) / (2 * 180));
}

TEST(Statistics, TheRatioIsThatOfTheNormalDistribution) {
    const std::vector<int> scores = {60, 120, 60, 60, 0, 120};
    const Estimate found = estimate(scores, 4);
    const double byHand = (0.28 - 0.25) * (2 * found.mean - 0.53) / (2 * found.variance / 6);
    EXPECT_NEAR(likelihoodRatio(found, 0.25, 0.28), byHand, 1e-12);
}

TEST(Statistics, TheTestEndsAtItsBounds) {
    EXPECT_EQ(sprtResult(2.94), SprtResult::Open);
    EXPECT_EQ(sprtResult(2.95), SprtResult::Stronger);
    EXPECT_EQ(sprtResult(-2.94), SprtResult::Open);
    EXPECT_EQ(sprtResult(-2.95), SprtResult::NotStronger);
}

TEST(Statistics, GroupsThatAllEndAlikeAreNoCertainty) {
    const std::vector<int> few = {60, 60};
    EXPECT_EQ(sprtResult(likelihoodRatio(estimate(few, 4), 0.25, 0.28)), SprtResult::Open);
    const std::vector<int> many(100, 240);
    EXPECT_EQ(sprtResult(likelihoodRatio(estimate(many, 4), 0.25, 0.28)), SprtResult::Stronger);
}

// How often the test calls bots of this true share stronger, in percent.
int calledStronger(double share, double equal, double better) {
    BotRng rng(7);
    const auto won = static_cast<std::uint32_t>(share * 1'000'000);
    int stronger = 0;
    for (int match = 0; match < 100; ++match) {
        std::vector<int> scores;
        SprtResult found = SprtResult::Open;
        while (found == SprtResult::Open) {
            int score = 0;
            for (int game = 0; game < 4; ++game) score += rng.below(1'000'000) < won ? kWonGame : 0;
            scores.push_back(score);
            if (scores.size() >= 16) found = sprtResult(likelihoodRatio(estimate(scores, 4), equal, better));
        }
        stronger += found == SprtResult::Stronger ? 1 : 0;
    }
    return stronger;
}

TEST(Statistics, TheTestErrsAsSeldomAsItPromises) {
    EXPECT_LE(calledStronger(0.25, 0.25, 0.35), 12)
        << "5 % are promised; a variance from few groups adds some";
    EXPECT_GE(calledStronger(0.35, 0.25, 0.35), 88);
}

TEST(Statistics, EloIsOnlyForDisplay) {
    EXPECT_NEAR(eloOf(0.25, 4), 0, 1e-9);
    EXPECT_NEAR(eloOf(0.5, 4), 400 * std::log10(3.0), 1e-9);
    EXPECT_GT(eloOf(1, 4), 1000);
}

}  // namespace
