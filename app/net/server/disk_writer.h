// Flushes a server's file in another thread, because a flush takes longer than anything else.
#pragma once

#include <functional>

#include "table/error.h"

namespace kickdoor::net {

class DiskWriter {
public:
    virtual ~DiskWriter() = default;
    // One at a time. Does it elsewhere; then TableServer::flushed() is to be called with what came of it.
    virtual void start(std::function<TableError()> work) = 0;
    // Waits for what was started; flushed() is not to be called for it any more.
    virtual TableError wait() = 0;
};

}  // namespace kickdoor::net
