// kickdoor-cli train: trains the learned value of positions in self-play.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "strength/train.h"
#include "table/setup.h"

namespace kickdoor::cli {

struct TrainRequest {
    std::vector<std::string> editions = {kOfferedFirst};
    std::string bot = "regular";
    std::string output;
    strength::TrainPlan plan;
};

int runTrainCommand(const TrainRequest& request, std::ostream& out);

}  // namespace kickdoor::cli
