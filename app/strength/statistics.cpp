#include "strength/statistics.h"

#include <algorithm>
#include <cmath>

namespace kickdoor::strength {

Estimate estimate(std::span<const int> scores, int games) {
    Estimate found;
    found.groups = static_cast<std::int64_t>(scores.size());
    if (scores.empty()) return found;
    const double full = static_cast<double>(kWonGame) * games;
    const auto count = static_cast<double>(scores.size());
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (const int score : scores) {
        sum += score;
        squares += std::int64_t{score} * score;
    }
    found.mean = static_cast<double>(sum) / count / full;
    if (scores.size() < 2) return found;
    const double spread =
        static_cast<double>(squares) - static_cast<double>(sum) * static_cast<double>(sum) / count;
    found.variance = std::max(0.0, spread) / (count - 1) / (full * full);
    constexpr double kNormal95 = 1.96;
    found.error = kNormal95 * std::sqrt(found.variance / count);
    return found;
}

double likelihoodRatio(const Estimate& found, double equal, double better) {
    if (found.groups < 2) return 0;
    const auto count = static_cast<double>(found.groups);
    // Groups that all ended alike say little about their variance: at least one of them counts as different.
    const double least = equal * equal / count;
    const double ofMean = std::max(found.variance, least) / count;
    return (better - equal) * (2 * found.mean - equal - better) / (2 * ofMean);
}

SprtResult sprtResult(double likelihoodRatio) {
    constexpr double kAlpha = 0.05;
    const double bound = std::log((1 - kAlpha) / kAlpha);
    if (likelihoodRatio >= bound) return SprtResult::Stronger;
    return likelihoodRatio <= -bound ? SprtResult::NotStronger : SprtResult::Open;
}

double eloOf(double share, int players) {
    constexpr double kEdge = 0.001;  // a share of 0 or 1 would be infinitely far
    const double won = std::clamp(share, kEdge, 1 - kEdge);
    return 400 * std::log10(won * (players - 1) / (1 - won));
}

}  // namespace kickdoor::strength
