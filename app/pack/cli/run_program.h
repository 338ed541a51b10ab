// Runs another program of Kickdoor.
#pragma once

#include <string>
#include <vector>

namespace kickdoor::cli {

// Runs the program in this program's folder and waits for it; its output is this one's. Returns its exit
// code, or -1 if it could not be started.
int runBeside(const std::string& program, const std::vector<std::string>& arguments);

}  // namespace kickdoor::cli
