// kickdoor-cli replay: plays a save or a journal again, and says whether it still leads where it did.
#pragma once

#include <ostream>
#include <string>

namespace kickdoor::cli {

struct ReplayRequest {
    std::string file;
    bool list = false;  // each command on a line
};

int runReplayCommand(const ReplayRequest& request, std::ostream& out);

}  // namespace kickdoor::cli
