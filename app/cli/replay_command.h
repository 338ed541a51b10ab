// kickdoor-cli replay: replays a save or a journal, and reports whether the result is still the same.
#pragma once

#include <limits>
#include <ostream>
#include <string>

namespace kickdoor::cli {

struct ReplayRequest {
    std::string file;
    bool list = false;                                            // print each command on a line
    std::size_t until = std::numeric_limits<std::size_t>::max();  // number of commands to replay
    std::string save;                                             // file to save the result to; empty: none
};

int runReplayCommand(const ReplayRequest& request, std::ostream& out);

}  // namespace kickdoor::cli
