// What this thread has cost so far.
#pragma once

#include <chrono>

namespace kickdoor::net {

// The processor's time, not the clock's: waiting, and other programs, cost nothing. On Windows in steps of
// some 16 ms, right over many calls.
std::chrono::nanoseconds processorTime();

}  // namespace kickdoor::net
