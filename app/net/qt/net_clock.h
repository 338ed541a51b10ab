// The sessions' time in a running program.
#pragma once

#include "net/wire/transport.h"

namespace kickdoor::net {

// Since the machine started; does not jump when its clock is set.
inline NetTime netNow() {
    return std::chrono::duration_cast<NetTime>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace kickdoor::net
