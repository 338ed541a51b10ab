// kickdoor-cli tune: tunes the numbers of the sensible bot in self-play.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "strength/tune.h"
#include "table/setup.h"

namespace kickdoor::cli {

struct TuneRequest {
    std::vector<std::string> editions = {kOfferedFirst};
    std::string start;              // file of weights; empty: those of `greedy`
    std::vector<std::string> pool;  // files of weights to play against, besides `greedy`
    std::string output;
    strength::TunePlan plan;
};

int runTuneCommand(const TuneRequest& request, std::ostream& out);

// Throws UsageError.
Weights weightsOf(const std::string& file);

}  // namespace kickdoor::cli
