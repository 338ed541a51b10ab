// The statistics of a match: what the scores of its groups say about two bots.
#pragma once

#include <cstdint>
#include <span>

namespace kickdoor::strength {

// Scores are counted in whole numbers, so that the parts of a match add up exactly: a game that is won alone
// is worth 60, one that is won by k players 60 / k to each.
inline constexpr int kWonGame = 60;

// Shares of the games won, 0 to 1, over groups of games that do not depend on each other.
struct Estimate {
    std::int64_t groups = 0;
    double mean = 0;
    double variance = 0;  // of one group
    double error = 0;     // half the width of the 95 % interval of the mean
};

// `scores`: one for each group of `games` games.
Estimate estimate(std::span<const int> scores, int games);

// The log-likelihood ratio of "the mean is `better`" to "the mean is `equal`"; 0 if there are fewer than two
// groups.
double likelihoodRatio(const Estimate& found, double equal, double better);

enum class SprtResult : std::uint8_t { Open, Stronger, NotStronger };
// Wald's sequential test with alpha = beta = 0.05.
SprtResult sprtResult(double likelihoodRatio);

// Elo points between the two bots by the Plackett-Luce model, only for display: `share` of the games of
// `players` is won by one seat against all others.
double eloOf(double share, int players);

}  // namespace kickdoor::strength
