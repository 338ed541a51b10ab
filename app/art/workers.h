#pragma once

#include <QThreadPool>
#include <atomic>
#include <functional>

namespace kickdoor::art {

// The threads that paint. QtGui's own painting uses a thread pool that goes when the program does, so
// painting must have stopped before main() returns: whoever owns the QML engine's end calls stop().
class Workers {
public:
    Workers() {
        // One worker leaves the other cores to the scene; pictures come in the order asked.
        m_pool.setMaxThreadCount(1);
    }
    ~Workers() { stop(); }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // Work begun later or still waiting is dropped; returns when nothing is painted any more.
    void stop() {
        m_stopped = true;
        m_pool.clear();
        m_pool.waitForDone();
    }

    bool stopped() const { return m_stopped; }

    void start(std::function<void()> work) {
        if (!m_stopped) m_pool.start(std::move(work));
    }

private:
    std::atomic_bool m_stopped = false;
    QThreadPool m_pool;
};

}  // namespace kickdoor::art
