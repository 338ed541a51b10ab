// The end of a program.
#pragma once

namespace kickdoor::system {

// The last thing that main() does: returns `exitCode`. On Windows it ends the process at once and does not
// return: MinGW's runtime would wait for ever for a thread that Windows has already ended (seen with a window
// that had hosted a table).
int endProcess(int exitCode);

}  // namespace kickdoor::system
