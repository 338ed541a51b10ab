// A recorded game, played through once, with copies of its state kept along the way: any place in it is a few
// commands off. Places are counted in commands carried out. Not for two threads at once, but for game(),
// setup() and what reading has found, which never change.
#pragma once

#include <functional>
#include <stop_token>

#include "io/replay.h"
#include "model/table/past.h"
#include "table/error.h"
#include "table/setup.h"

namespace kickdoor {

// A place that somebody may look for.
struct Landmark {
    enum class Kind : std::uint8_t { Turn, Fight, End };
    Kind kind = Kind::Turn;
    std::size_t at = 0;  // right after it has begun
    int turn = 0;
    Seat seat = kNoSeat;  // whose turn it is, who fights
    DefId def = kNoDef;   // the monster
    SeatSet winners;
    bool operator==(const Landmark&) const = default;
};

class Reel {
public:
    // Any journal, replay or save. Null: error says why, or it was told to stop. What the rules no longer
    // allow is left out, if anything can be shown before it.
    static std::unique_ptr<Reel> open(const std::filesystem::path& file, TableError& error,
                                      const std::stop_token& stop = {});

    const Game& game() const { return replay_->game(); }
    const TableSetup& setup() const { return setup_; }
    std::size_t length() const { return facts_.size(); }
    // The game has been won: nobody has a secret any more.
    bool over() const { return over_; }
    // Not all of the record can be played by the rules of today: why.
    const std::string& cutShort() const { return cutShort_; }
    const std::vector<Landmark>& landmarks() const { return landmarks_; }
    // The next place at which something has happened that can be seen; the end, if there is none.
    std::size_t stopAfter(std::size_t position) const;
    std::size_t stopBefore(std::size_t position) const;

    const GameState& stateAt(std::size_t position);
    const GameState& state() const { return replay_->state(); }  // as stateAt() and step() left it
    // Goes on from where stateAt() was asked for last. `sink` hears what happens.
    void step(EventSink& sink);
    std::size_t position() const { return replay_->position(); }
    // All that `seat` (kNoSeat: an onlooker) has been told until then, and what came after everybody's last
    // decision.
    Past pastAt(std::size_t position, Seat seat);

private:
    struct Fact {
        std::uint16_t events = 0;
        bool seen = false;
        Seat decider = kNoSeat;  // who must have looked at the game to say that
    };
    class Reader;

    Reel() = default;
    bool read(const std::stop_token& stop);
    Seat decider() const;
    void keepState();

    std::unique_ptr<Replay> replay_;
    TableSetup setup_;
    bool over_ = false;
    std::string cutShort_;
    std::vector<Fact> facts_;  // what each command did
    std::vector<Landmark> landmarks_;
    std::vector<std::pair<std::size_t, SeatLevels>> turns_;  // by the place where they were so
    // Every interval_-th state.
    std::vector<GameState> kept_;
    std::size_t interval_ = 1;
};

}  // namespace kickdoor
