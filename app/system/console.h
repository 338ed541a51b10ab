// The console that a program writes to.
#pragma once

namespace kickdoor::system {

// Output is UTF-8. On Windows, a program with a window has no console of its own: it writes to the one it
// was started from, unless its output is redirected.
void useConsole();

}  // namespace kickdoor::system
