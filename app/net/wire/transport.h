// What a session needs of a connection. Sessions know neither sockets nor clocks: tests join two of them by
// memory, app/net/qt by TLS.
//
// A session in turn has `received(bytes, now)`, for bytes as they come, cut anywhere; `closed(now)`, when the
// other side or the line has gone; and `tick(now)`, some times a second.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "net/wire/net_reason.h"

namespace kickdoor::net {

// Whatever the caller counts, as TableTime does: the program gives a clock, tests give numbers.
using NetTime = std::chrono::milliseconds;

class Transport {
public:
    virtual ~Transport() = default;
    // Whole frames, headers included; queued, never waits.
    virtual void send(std::vector<std::uint8_t> frames) = 0;
    // After what is queued. Nothing is received, and closed() is not called, after this.
    virtual void close(CloseReason reason) = 0;
    // Queued and not yet taken by the system: a reader too slow shows here.
    virtual std::size_t unsentBytes() const = 0;
};

}  // namespace kickdoor::net
