// The files of a match's shards: what was played, and the score of each group.
#pragma once

#include <string>
#include <vector>

#include "strength/match.h"

namespace kickdoor::strength {

// A match as asked for. A shard plays the groups `shard - 1`, `shard - 1 + shards`, ...
struct MatchPlan {
    std::string first;
    std::string second;
    std::vector<std::string> editions;  // base first
    std::string options;
    int players = 4;
    int groups = 100;
    std::uint64_t seed = 1;  // of the first deal
    bool operator==(const MatchPlan&) const = default;
};

struct Shard {
    int number = 1;  // 1 to `of`
    int of = 1;
    bool plays(int group) const { return group % of == number - 1; }
};

std::string writeShard(const MatchPlan& plan, const Shard& shard, const MatchResult& result);

struct Merged {
    MatchPlan plan;
    MatchResult result;
    std::string error;  // empty: no error; otherwise one line
};
// `texts`: the files of all shards of one match, in any order.
Merged mergeShards(const std::vector<std::string>& texts);

}  // namespace kickdoor::strength
