// kickdoor-cli scenario: runs scenarios and prints one line for each.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace kickdoor::cli {

struct ScenarioRequest {
    std::vector<std::string> paths;
    bool quiet = false;    // print only failures and the last line
    bool noTwins = false;  // skip save, reload and replay
    bool events = false;   // also print events
    std::string shelf;     // folder of further packs; empty: none
};

int runScenarioCommand(const ScenarioRequest& request, std::ostream& out, std::ostream& err);

}  // namespace kickdoor::cli
