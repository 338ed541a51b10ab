// The sessions' time in a running program.
#pragma once

#include <chrono>

#include "net/wire/transport.h"

namespace kickdoor::net {

// Since the machine started; does not jump when its clock is set.
inline NetTime netNow() {
    return std::chrono::duration_cast<NetTime>(std::chrono::steady_clock::now().time_since_epoch());
}

// The time for sending what is left after a connection is closed.
inline constexpr std::chrono::milliseconds kLastWords{3000};

}  // namespace kickdoor::net
