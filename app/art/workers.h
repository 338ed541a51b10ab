#pragma once

#include <QThreadPool>
#include <atomic>
#include <functional>

namespace kickdoor::art {

enum class Urgency { Last, InTurn, First };

// The thread pool for painting. QtGui's own painting uses a global pool that is destroyed at exit, so
// painting must end before main() returns: the owner of the QML engine must call stop().
class Workers {
public:
    Workers() {
        // A single worker leaves the other cores to the scene and paints in the order of requests.
        m_pool.setMaxThreadCount(1);
    }
    ~Workers() { stop(); }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // Drops waiting and later work. Returns when the current painting has ended.
    void stop() {
        m_stopped = true;
        m_pool.clear();
        m_pool.waitForDone();
    }

    bool stopped() const { return m_stopped; }

    // More urgent work goes before what waits.
    void start(std::function<void()> work, Urgency urgency) {
        if (!m_stopped) m_pool.start(std::move(work), static_cast<int>(urgency));
    }

private:
    std::atomic_bool m_stopped = false;
    QThreadPool m_pool;
};

}  // namespace kickdoor::art
