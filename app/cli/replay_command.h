// kickdoor-cli replay: plays a save or a journal again, and says whether it still leads where it did.
#pragma once

#include <limits>
#include <ostream>
#include <string>

namespace kickdoor::cli {

struct ReplayRequest {
    std::string file;
    bool list = false;                                            // each command on a line
    std::size_t until = std::numeric_limits<std::size_t>::max();  // commands; the rest is left out
    std::string save;  // file for where it stands then; empty: none
};

int runReplayCommand(const ReplayRequest& request, std::ostream& out);

}  // namespace kickdoor::cli
