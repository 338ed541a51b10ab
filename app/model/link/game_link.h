// A game as its table tells it, wherever the table is: a host in this program, or one in the network.
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "card/game.h"
#include "model/table/past.h"
#include "table/seat.h"

namespace kickdoor {

class GameLink : public QObject {
    Q_OBJECT

public:
    // As long as the link lives.
    virtual const Game& game() const = 0;
    virtual const TableSetup& setup() const = 0;
    // Who play at this screen. Nobody: it looks over the shoulder of `watched`, or sees what all may know.
    virtual SeatSet persons() const = 0;
    virtual Seat watched() const { return kNoSeat; }
    // Other people play elsewhere: how fast somebody answers tells them something, and nobody can hold them
    // up.
    virtual bool othersElsewhere() const { return false; }

    // What everybody saw before it was joined, as far as it is told.
    virtual void tellPast(const PastListener& /*listener*/) const {}
    // Tells the views, then whatever happens.
    virtual void begin() = 0;
    virtual void submit(const Command& command) = 0;  // answered()
    virtual void setPaused(bool /*paused*/) {}
    virtual void setPace(const Pace& /*pace*/) {}

signals:
    void viewTold(kickdoor::Seat seat, const std::shared_ptr<const kickdoor::GameState>& view);
    void eventsTold(kickdoor::Seat seat, const std::vector<kickdoor::SeatEvent>& events);
    void clockTold(const kickdoor::ClockNotice& notice);
    void troubleTold(const kickdoor::TableError& error);
    void answered(const kickdoor::Answer& answer, const kickdoor::Command& said);
};

}  // namespace kickdoor
