#include "net/qt/disk_thread.h"

#include <algorithm>
#include <utility>

namespace kickdoor::net {

DiskThread::DiskThread(std::function<void()> done) : done_(std::move(done)), thread_([this] { run(); }) {}

DiskThread::~DiskThread() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void DiskThread::start(std::function<TableError()> work) {
    {
        const std::scoped_lock lock(mutex_);
        work_ = std::move(work);
        result_.reset();
    }
    changed_.notify_all();
}

TableError DiskThread::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return result_.has_value(); });
    return *std::exchange(result_, std::nullopt);
}

std::optional<TableError> DiskThread::take() {
    const std::scoped_lock lock(mutex_);
    return std::exchange(result_, std::nullopt);
}

DiskThread::Times DiskThread::takeTimes() {
    const std::scoped_lock lock(mutex_);
    Times times = times_;
    times_.longest = {};
    return times;
}

void DiskThread::run() {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return work_ || ending_; });
        if (!work_) return;
        const auto work = std::exchange(work_, nullptr);
        lock.unlock();
        const auto before = std::chrono::steady_clock::now();
        TableError result = work();
        const auto took =
            std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - before);
        lock.lock();
        ++times_.count;
        times_.total += took;
        times_.longest = std::max(times_.longest, took);
        result_ = std::move(result);
        changed_.notify_all();
        done_();
    }
}

}  // namespace kickdoor::net
