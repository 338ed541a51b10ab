// The connection to the table of a game: to a host in this program, or to one in the network.
#pragma once

#include <QObject>
#include <memory>
#include <span>
#include <vector>

#include "card/game.h"
#include "card/loader.h"
#include "model/table/past.h"
#include "table/seat.h"

namespace kickdoor {

class GameLink : public QObject {
    Q_OBJECT

public:
    // Valid as long as the link.
    virtual const Game& game() const = 0;
    virtual const TableSetup& setup() const = 0;
    // The players at this screen. If there are none, the screen shows the view of watched(), or the open
    // view.
    virtual SeatSet persons() const = 0;
    virtual Seat watched() const { return kNoSeat; }
    // People play at other screens. They cannot be made to wait, and the speed of answers can tell them
    // something.
    virtual bool othersElsewhere() const { return false; }

    // Players may ask what Master would do. Not among people at other screens, unless the table says so.
    virtual bool allowsHints() const { return !othersElsewhere(); }

    // Reports the public events before the game was joined, as far as they are known.
    virtual void tellPast(const PastListener& /*listener*/) const {}
    // Starts the signals: first the views, then all events.
    virtual void begin() = 0;
    virtual void submit(const Command& command) = 0;  // answered()
    // Ruling 21: takes back the last command of a seat here (takeBackAnswered()); what the people here say to
    // the open request.
    virtual void takeBack(Seat /*by*/, std::uint32_t /*epoch*/) {}
    virtual void consent(Consent /*consent*/) {}
    virtual void setPaused(bool /*paused*/) {}
    virtual void setPace(const Pace& /*pace*/) {}

    // The game's packs, as it was begun with them; for the names that they bring in other languages.
    virtual std::span<const PackSource> packs() const { return {}; }

signals:
    void viewTold(kickdoor::Seat seat, const std::shared_ptr<const kickdoor::GameState>& view);
    void eventsTold(kickdoor::Seat seat, const std::vector<kickdoor::SeatEvent>& events);
    void clockTold(const kickdoor::ClockNotice& notice);
    void troubleTold(const kickdoor::TableError& error);
    void takeBackTold(const kickdoor::TakeBackNotice& notice);
    void takeBackAnswered(const kickdoor::Answer& answer);
    void answered(const kickdoor::Answer& answer, const kickdoor::Command& said);
};

}  // namespace kickdoor
