// kickdoor-cli scenario: runs scenarios, a line each.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace kickdoor::cli {

struct ScenarioRequest {
    std::vector<std::string> paths;
    bool quiet = false;    // only failures and the closing line
    bool noTwins = false;  // without save, reload and replay
    bool events = false;   // also what happened
};

int runScenarioCommand(const ScenarioRequest& request, std::ostream& out, std::ostream& err);

}  // namespace kickdoor::cli
