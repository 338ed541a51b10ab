#include "model/session/host_link.h"

namespace kickdoor {

void HostLink::onView(Seat seat, const GameState& view) {
    auto copy = std::make_shared<const GameState>(view);
    QMetaObject::invokeMethod(
        this, [this, seat, copy = std::move(copy)] { emit viewTold(seat, copy); }, Qt::QueuedConnection);
}

void HostLink::onEvents(Seat seat, std::span<const SeatEvent> events) {
    std::vector<SeatEvent> copy(events.begin(), events.end());
    QMetaObject::invokeMethod(
        this, [this, seat, copy = std::move(copy)] { emit eventsTold(seat, copy); }, Qt::QueuedConnection);
}

void HostLink::onClock(const ClockNotice& notice) {
    QMetaObject::invokeMethod(
        this, [this, notice] { emit clockTold(notice); }, Qt::QueuedConnection);
}

void HostLink::onTrouble(const TableError& error) {
    QMetaObject::invokeMethod(
        this, [this, error] { emit troubleTold(error); }, Qt::QueuedConnection);
}

AnswerCallback HostLink::answerCallback() {
    return [this](const Answer& answer) {
        QMetaObject::invokeMethod(
            this, [this, answer] { emit answered(answer); }, Qt::QueuedConnection);
    };
}

std::function<void(const TableError&)> HostLink::savedCallback() {
    return [this](const TableError& error) {
        QMetaObject::invokeMethod(
            this, [this, error] { emit saved(error); }, Qt::QueuedConnection);
    };
}

}  // namespace kickdoor
