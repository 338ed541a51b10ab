// Tunes Weights by SPSA in self-play: each step plays two bots that differ by a random nudge of all numbers
// against a pool of earlier versions, and moves all numbers towards the one that won more.
#pragma once

#include <functional>
#include <vector>

#include "bot/weights.h"
#include "strength/match.h"

namespace kickdoor::strength {

struct TunePlan {
    int steps = 1000;
    int groups = 10;  // of each step and each of the two bots
    int players = 4;
    std::uint64_t seed = 1;
    int poolEvery = 250;  // steps after which the present numbers join the pool
};

struct TuneProgress {
    int step = 0;
    Weights weights;
};

// Deterministic for a plan. `games` are played in turn, step by step: the editions to be good at. `pool` is
// not empty. `told` is called after each addition to the pool, and at the end.
Weights tune(std::span<const Game> games, const Weights& start, std::vector<Weights> pool,
             const TunePlan& plan, const std::function<void(const TuneProgress&)>& told);

}  // namespace kickdoor::strength
