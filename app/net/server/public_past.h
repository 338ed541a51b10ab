// The public history of a game, for newcomers in the middle of it: an earlier open view, and the open events
// of each command since. Bounded; older events are dropped.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "net/wire/message.h"

namespace kickdoor::net {

class PublicPast {
public:
    // Most games whole, and a small part of what a table may take (docs/performance.md).
    static constexpr std::size_t kMostBytes = 96U << 10U;

    // open: what everybody may know after so many commands.
    void begin(const GameState& open, std::uint32_t number);
    // Of one command.
    void add(std::span<const SeatEvent> open);
    // A RecallStart and its Recalled.
    std::vector<std::vector<std::uint8_t>> frames() const;

private:
    void forgetOldest();

    GameState start_;
    std::uint32_t number_ = 0;
    std::deque<std::vector<std::uint8_t>> commands_;  // Recalled, as they are sent
    std::size_t bytes_ = 0;
};

}  // namespace kickdoor::net
