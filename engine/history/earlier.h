// The way back to the last states of a game, and what of it may be taken back (ruling 21).
#pragma once

#include <deque>

#include "command/command.h"
#include "view/patch.h"

namespace kickdoor {

// Why the others must agree before a player's last command is taken back.
enum class TakeBackNeed : std::uint8_t {
    None,         // they need not
    OthersActed,  // somebody else has acted since
    ChanceFell,   // a die fell, a deck was shuffled, or a card was picked at random
    CardLearnt,   // somebody learnt a card that the player did not know
    Bargain,      // the command closed a bargain, which binds both (R8.7)
    kCount
};

// A player's last command with all that followed it.
struct TakeBack {
    Seat by = kNoSeat;
    std::size_t commands = 0;  // 0: there is nothing to take back
    TakeBackNeed need = TakeBackNeed::None;
    bool operator==(const TakeBack&) const = default;
};

class Earlier {
public:
    static constexpr std::size_t kMost = 16;               // commands that can be taken back at once
    static constexpr std::uint32_t kMostTakeBacks = 1000;  // in a game

    // The command has led from `before` to `now`.
    void add(const GameState& before, const GameState& now, const Command& command);
    std::size_t size() const { return entries_.size(); }
    bool isSpent() const { return taken_ >= kMostTakeBacks; }

    // What the player would take back. A pass counts only as long as nobody has acted since.
    TakeBack takeBackOf(const GameState& now, Seat by) const;
    // The state before the last so many commands, at most size().
    GameState before(const GameState& now, std::size_t commands) const;
    // The same, to be played on from `now`: with a new epoch, so that nobody answers a decision that was
    // taken back. All else is as it was, the random numbers to come, too.
    GameState restored(const GameState& now, std::size_t commands) const;
    // So many commands have been taken back.
    void drop(std::size_t commands);

private:
    struct Entry {
        ViewPatch back;  // to the state before; far smaller than a state
        CommandKind kind = CommandKind::Pass;
        Seat by = kNoSeat;
    };
    std::deque<Entry> entries_;
    std::uint32_t taken_ = 0;
};

}  // namespace kickdoor
