// What the host tells on its own thread, carried over to the window's.
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "table/seat.h"

namespace kickdoor {

class HostLink : public QObject, public SeatListener {
    Q_OBJECT

public:
    // SeatListener, on the host's thread.
    void onView(Seat seat, const GameState& view) override;
    void onEvents(Seat seat, std::span<const SeatEvent> events) override;
    void onClock(const ClockNotice& notice) override;
    void onTrouble(const TableError& error) override;

    // A callback for the host that arrives as answered() or saved().
    AnswerCallback answerCallback();
    std::function<void(const TableError&)> savedCallback();

signals:
    void viewTold(kickdoor::Seat seat, const std::shared_ptr<const kickdoor::GameState>& view);
    void eventsTold(kickdoor::Seat seat, const std::vector<kickdoor::SeatEvent>& events);
    void clockTold(const kickdoor::ClockNotice& notice);
    void troubleTold(const kickdoor::TableError& error);
    void answered(const kickdoor::Answer& answer);
    void saved(const kickdoor::TableError& error);
};

}  // namespace kickdoor
