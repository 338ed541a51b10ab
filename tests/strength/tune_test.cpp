// Tuning and training, with few games: the same plan gives the same numbers.
#include <gtest/gtest.h>

#include <algorithm>

#include "bot/levels.h"
#include "strength/train.h"
#include "strength/tune.h"
#include "strength/weights_file.h"
#include "support/packs.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::strength;

std::vector<Game> originalAlone() {
    static const LoadResult edition = tests::loadEdition("original");
    return {{edition.catalog, edition.rules}};
}

TEST(WeightsFile, HoldsEveryNumber) {
    Weights weights;
    int number = 1;
    for (const WeightField& field : weightFields()) weights.*field.value = number++;
    Weights read;
    EXPECT_EQ(readWeights(writeWeights(weights), read), "");
    EXPECT_EQ(read, weights);
}

TEST(WeightsFile, KeepsWhatIsLeftOutAndMakesNumbersSensible) {
    Weights read;
    EXPECT_EQ(readWeights(R"({"level": 90, "goldForPoint": 0, "moodPercent": 120})", read), "");
    EXPECT_EQ(read.level, 90);
    EXPECT_EQ(read.goldForPoint, 1);
    EXPECT_EQ(read.moodPercent, 100);
    EXPECT_EQ(read.winning, Weights().winning);
}

TEST(WeightsFile, SaysWhatIsWrong) {
    Weights read;
    EXPECT_NE(readWeights("{", read), "");
    EXPECT_EQ(readWeights("[]", read), "no weights");
    EXPECT_EQ(readWeights(R"({"levle": 90})", read), "unknown weight 'levle'");
    EXPECT_EQ(readWeights(R"({"level": "x"})", read), "level: no number in range");
    EXPECT_EQ(readWeights(R"({"level": 100000000})", read), "level: no number in range");
}

TEST(Tune, IsTheSameEachTimeAndFillsThePool) {
    TunePlan plan;
    plan.steps = 5;
    plan.groups = 2;
    plan.poolEvery = 2;
    std::vector<int> steps;
    const auto tell = [&](const TuneProgress& progress) { steps.push_back(progress.step); };
    const Weights tuned = tune(originalAlone(), {}, {Weights()}, plan, tell);
    EXPECT_EQ(steps, (std::vector<int>{2, 4, 5}));
    EXPECT_NE(tuned, Weights());
    EXPECT_EQ(tune(originalAlone(), {}, {Weights()}, plan, [](const TuneProgress&) {}), tuned);
}

TEST(Train, LearnsWhoIsAhead) {
    TrainPlan plan;
    plan.games = 200;
    plan.reportEvery = 100;
    plan.rate = 0.01;
    std::vector<TrainProgress> told;
    const auto greedy = [](std::uint64_t seed) { return makeBot("greedy", seed); };
    const ValueNet net = train(originalAlone(), greedy, plan,
                               [&](const TrainProgress& progress) { told.push_back(progress); });
    ASSERT_EQ(told.size(), 2U);
    EXPECT_LT(told[1].loss, told[1].baseline) << "better than equal chances";
    const std::string source = writeValueNumbers(net, "a test");
    EXPECT_NE(source.find("// Written by a test"), std::string::npos);
    EXPECT_NE(source.find("constexpr ValueNet kNet"), std::string::npos);

    GameState state = newGame(originalAlone().front(), 4, 3);
    state.player[Seat{2}].level = 8;
    PositionFeatures features{};
    const std::vector<Game> games = originalAlone();
    featuresOf({games.front(), state, Seat{0}, regularWeights()}, features);
    EXPECT_GT(chanceOf(net, features, 4, Seat{2}), chanceOf(net, features, 4, Seat{1}));
}

}  // namespace
