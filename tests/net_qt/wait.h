// Running Qt's event loop until something has happened.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>
#include <chrono>

namespace tests {

// Whether it came true in time.
template <class Condition>
bool waitFor(const Condition& condition, std::chrono::milliseconds patience = std::chrono::seconds(20)) {
    const QDeadlineTimer deadline(patience);
    QTimer looks;
    looks.start(20);
    while (!condition()) {
        if (deadline.hasExpired()) return false;
        // Sleeps until something happens. With a time in it, the same function never does.
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

inline void runFor(std::chrono::milliseconds time) {
    waitFor([] { return false; }, time);
}

}  // namespace tests
