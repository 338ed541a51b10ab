// What was sent, cut into its frames: a transport is given one or several at once.
#pragma once

#include <stdexcept>
#include <vector>

#include "net/wire/frame_reader.h"

namespace tests {

inline std::vector<std::vector<std::uint8_t>> framesOf(const std::vector<std::uint8_t>& sent) {
    using namespace kickdoor::net;
    FrameReader reader(kMaxToClient);
    reader.add(sent);
    std::vector<std::vector<std::uint8_t>> frames;
    std::size_t at = 0;
    while (const auto body = reader.next()) {
        const std::size_t end = at + kFrameHeader + body->size();
        frames.emplace_back(sent.begin() + static_cast<std::ptrdiff_t>(at),
                            sent.begin() + static_cast<std::ptrdiff_t>(end));
        at = end;
    }
    if (at != sent.size()) throw std::logic_error("a piece of a frame was sent");
    return frames;
}

}  // namespace tests
