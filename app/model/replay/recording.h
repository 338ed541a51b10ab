// A recorded game with random access. It is played once when opened, with copies of its state kept at
// intervals; any position is then a few commands away. Positions count commands. Not thread-safe, except for
// the const accessors of facts that never change after open(): game(), setup(), length(), over(), cutShort(),
// landmarks().
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>

#include "io/replay.h"
#include "model/table/past.h"
#include "table/error.h"
#include "table/setup.h"

namespace kickdoor {

// A position to jump to.
struct Landmark {
    enum class Kind : std::uint8_t { Turn, Fight, End };
    Kind kind = Kind::Turn;
    std::size_t at = 0;  // the position right after its beginning
    int turn = 0;
    Seat seat = kNoSeat;  // the active player, or the fighter
    DefId def = kNoDef;   // the monster
    SeatSet winners;
    bool operator==(const Landmark&) const = default;
};

class Recording {
public:
    // Opens a journal, replay or save. Null on an error (then `error` is set) or when stopped. A record that
    // today's rules no longer allow ends before the first illegal command.
    static std::unique_ptr<Recording> open(const std::filesystem::path& file, TableError& error,
                                           const std::stop_token& stop = {});

    const Game& game() const { return replay_->game(); }
    const TableSetup& setup() const { return setup_; }
    std::span<const PackSource> packs() const { return replay_->record().packs; }
    std::size_t length() const { return facts_.size(); }
    // The game has ended, so that nothing is secret any more.
    bool over() const { return over_; }
    // Why the rest of the record cannot be played by today's rules; empty if all of it can.
    const std::string& cutShort() const { return cutShort_; }
    const std::vector<Landmark>& landmarks() const { return landmarks_; }
    // The next position after a visible event, or the end.
    std::size_t stopAfter(std::size_t position) const;
    std::size_t stopBefore(std::size_t position) const;

    // The first position from this one on at which one of these players decides. A pass does not count.
    std::optional<std::size_t> nextDecision(std::size_t position, SeatSet of) const;
    Seat deciderAt(std::size_t position) const { return facts_[position].decider; }
    // The command that follows that position; none if there it was taken back.
    std::optional<Command> commandAt(std::size_t position);

    const GameState& stateAt(std::size_t position);
    const GameState& state() const { return replay_->state(); }  // as stateAt() and step() left it
    // Carries out one more command after stateAt() or step(). `sink` receives its events.
    void step(EventSink& sink);
    std::size_t position() const { return replay_->position(); }
    // The events until `position` as seen by `seat` (kNoSeat: a spectator), and for each seat, those since
    // its last decision.
    Past pastAt(std::size_t position, Seat seat);

private:
    struct Fact {
        std::uint16_t events = 0;
        bool seen = false;
        Seat decider = kNoSeat;  // the player, if the command is a decision other than a pass
    };
    class Reader;

    Recording() = default;
    bool read(const std::stop_token& stop);
    void keepLastBeginnings();
    Seat decider() const;
    void keepState();

    std::unique_ptr<Replay> replay_;
    TableSetup setup_;
    bool over_ = false;
    std::string cutShort_;
    std::vector<Fact> facts_;  // what each command did
    std::vector<Landmark> landmarks_;
    std::vector<std::pair<std::size_t, SeatLevels>> turns_;  // by position
    // Every interval_-th state.
    std::vector<GameState> kept_;
    std::size_t interval_ = 1;
};

}  // namespace kickdoor
