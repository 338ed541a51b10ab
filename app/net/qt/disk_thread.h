// A thread that waits for the disk, so that the tables need not.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

#include "net/server/disk_writer.h"

namespace kickdoor::net {

class DiskThread : public DiskWriter {
public:
    // done: called in this thread when the result of what was started can be taken.
    explicit DiskThread(std::function<void()> done);
    // Waits for what was started.
    ~DiskThread() override;
    DiskThread(const DiskThread&) = delete;
    DiskThread& operator=(const DiskThread&) = delete;

    void start(std::function<TableError()> work) override;
    TableError wait() override;
    // Of all work so far.
    struct Times {
        std::uint64_t count = 0;
        std::chrono::microseconds total{};
        std::chrono::microseconds longest{};  // since it was last asked for
    };
    Times takeTimes();
    // nullopt: the result is not there yet, or wait() has returned it.
    std::optional<TableError> take();

private:
    void run();

    std::function<void()> done_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::function<TableError()> work_;
    std::optional<TableError> result_;
    Times times_;
    bool ending_ = false;
    std::thread thread_;
};

}  // namespace kickdoor::net
