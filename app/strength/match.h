// Matches between bots. A group is one deal played once for each seat: the first bot sits there, the second
// bot on all other seats. One group is one sample.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "bot/bot.h"
#include "strength/statistics.h"

namespace kickdoor::strength {

// Makes a bot from a seed.
using Contestant = std::function<std::unique_ptr<Bot>(std::uint64_t seed)>;

// How many decisions a bot took, and how long, in processor time.
struct Thinking {
    std::int64_t decisions = 0;
    std::int64_t micros = 0;
    std::int64_t slowest = 0;  // microseconds of the slowest one

    void add(const Thinking& more);
};

struct GroupResult {
    int score = 0;  // of the first bot, in kWonGame for each game
    int stuck = 0;  // games without an end; nobody won them
    std::int64_t turns = 0;
    Thinking first;
    Thinking second;
};

// Deterministic for a deal, except for the processor time.
GroupResult playGroup(const Game& game, int players, std::uint64_t deal, const Contestant& first,
                      const Contestant& second);

// Groups played and added up. `scores` are in the order of the groups.
struct MatchResult {
    int players = 0;
    std::vector<int> scores;
    int stuck = 0;
    std::int64_t turns = 0;
    Thinking first;
    Thinking second;

    void add(const GroupResult& group);
    std::int64_t games() const { return static_cast<std::int64_t>(scores.size()) * players; }
    Estimate share() const { return estimate(scores, players); }
};

}  // namespace kickdoor::strength
