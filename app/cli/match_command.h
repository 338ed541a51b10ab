// kickdoor-cli match, merge: how strong one bot is among others.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "strength/match_file.h"
#include "table/setup.h"

namespace kickdoor::cli {

// How the result is judged and printed.
struct MatchReport {
    std::optional<double> equal;   // percent of the games; default: 100 / players
    std::optional<double> better;  // percent of the games; default: 1.12 * equal
    bool json = false;
};

struct MatchRequest {
    std::string first;
    std::string second;
    std::string edition = kOfferedFirst;
    std::vector<std::string> with;
    std::string options;
    int players = 4;
    int groups = 100;
    std::uint64_t seed = 1;
    bool stopWhenDecided = false;
    std::string shard;   // "2/4"; empty: the whole match
    std::string output;  // the shard's file
    MatchReport report;
};

struct MergeRequest {
    std::vector<std::string> files;
    MatchReport report;
};

int runMatchCommand(const MatchRequest& request, std::ostream& out);
int runMergeCommand(const MergeRequest& request, std::ostream& out);

}  // namespace kickdoor::cli
