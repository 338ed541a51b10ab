// The public history of a game, for newcomers in the middle of it: an earlier open view, and the open events
// of each command since. Who returns to a seat is told of those events what that seat saw, such as the names
// of its own cards. Bounded; older events are dropped.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "net/wire/message.h"

namespace kickdoor::net {

// One of a command's open events, as this seat saw it: with cards that not everybody may know.
struct OwnEvent {
    Seat seat = kNoSeat;
    std::uint16_t at = 0;  // its index
    Event event;
};

class PublicPast {
public:
    // Most games whole, and a small part of what a table may take (docs/performance.md).
    static constexpr std::size_t kMostBytes = 96U << 10U;

    // open: what everybody may know after so many commands.
    void begin(const GameState& open, std::uint32_t number);
    // Of one command.
    void add(std::span<const SeatEvent> open, std::vector<OwnEvent> own = {});
    // A RecallStart and its Recalled, as this seat saw them; kNoSeat: as everybody did.
    std::vector<std::vector<std::uint8_t>> frames(Seat seat = kNoSeat) const;

private:
    struct Command {
        std::vector<std::uint8_t> frame;  // a Recalled, as it is sent
        std::vector<OwnEvent> own;
        std::size_t bytes() const { return frame.size() + own.size() * sizeof(OwnEvent); }
    };
    void forgetOldest();

    GameState start_;
    std::uint32_t number_ = 0;
    std::deque<Command> commands_;
    std::size_t bytes_ = 0;
};

}  // namespace kickdoor::net
