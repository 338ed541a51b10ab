#include "strength/tune.h"

#include <algorithm>
#include <cmath>

#include "bot/bot_rng.h"
#include "bot/greedy_bot.h"

namespace kickdoor::strength {
namespace {

// Spall's exponents, and gains found by trial: a step moves a number by about a tenth of its nudge.
constexpr double kStepExponent = 0.602;
constexpr double kNudgeExponent = 0.101;
constexpr double kGain = 3.0;
constexpr double kSettle = 0.1;      // of all steps, before the gain falls
constexpr double kNudgePart = 0.15;  // of the number
constexpr double kLeastNudge = 1.2;

Contestant playing(const Weights& weights) {
    return [weights](std::uint64_t seed) { return std::make_unique<GreedyBot>(seed, weights); };
}

// The numbers while they are tuned, not whole.
class Point {
public:
    explicit Point(const Weights& start) {
        for (const WeightField& field : weightFields()) {
            values_.push_back(start.*field.value);
            nudges_.push_back(field.tuned ? std::max(kLeastNudge, kNudgePart * std::abs(values_.back())) : 0);
        }
    }
    std::size_t size() const { return values_.size(); }
    void move(std::size_t i, double nudges) { values_[i] += nudges * nudges_[i]; }
    // All numbers nudged by `size` in the directions of `signs`.
    Weights weights(const std::vector<int>& signs, double size) const {
        Weights weights;
        for (std::size_t i = 0; i < values_.size(); ++i)
            weights.*weightFields()[i].value =
                static_cast<int>(std::lround(values_[i] + size * nudges_[i] * signs[i]));
        return kickdoor::sensible(weights);
    }

private:
    std::vector<double> values_;
    std::vector<double> nudges_;
};

}  // namespace

Weights tune(std::span<const Game> games, const Weights& start, std::vector<Weights> pool,
             const TunePlan& plan, const std::function<void(const TuneProgress&)>& told) {
    BotRng rng(plan.seed);
    Point point(start);
    std::uint64_t deal = plan.seed << 32U;
    const std::vector<int> still(point.size(), 0);
    for (int step = 0; step < plan.steps; ++step) {
        const double nudge = 1 / std::pow(step + 1, kNudgeExponent);
        const double gain = kGain / std::pow(1 + step / (kSettle * plan.steps + 1), kStepExponent);
        std::vector<int> signs;
        for (std::size_t i = 0; i < point.size(); ++i) signs.push_back(rng.below(2) == 0 ? -1 : 1);
        std::vector<int> opposite;
        for (const int sign : signs) opposite.push_back(-sign);
        const Contestant up = playing(point.weights(signs, nudge));
        const Contestant down = playing(point.weights(opposite, nudge));
        const Game& game = games[static_cast<std::size_t>(step) % games.size()];
        int difference = 0;
        for (int group = 0; group < plan.groups; ++group) {
            const auto rival = rng.below(static_cast<std::uint32_t>(pool.size()));
            const Contestant other = playing(pool[rival]);
            difference += playGroup(game, plan.players, deal, up, other).score;
            difference -= playGroup(game, plan.players, deal, down, other).score;
            ++deal;
        }
        const double share =
            static_cast<double>(difference) / (static_cast<double>(kWonGame) * plan.groups * plan.players);
        for (std::size_t i = 0; i < point.size(); ++i) point.move(i, gain * share / (2 * nudge) * signs[i]);
        const bool last = step + 1 == plan.steps;
        if ((step + 1) % plan.poolEvery != 0 && !last) continue;
        pool.push_back(point.weights(still, 0));
        told({step + 1, pool.back()});
    }
    return point.weights(still, 0);
}

}  // namespace kickdoor::strength
