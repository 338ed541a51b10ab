// Cuts a stream of bytes into frames, never holding more than one and the bytes just come.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "net/wire/limits.h"
#include "net/wire/net_reason.h"

namespace kickdoor::net {

class FrameReader {
public:
    explicit FrameReader(std::size_t maxFrame) : maxFrame_(maxFrame) {}
    // Of the body; from the next frame on.
    void setMaxFrame(std::size_t maxFrame) { maxFrame_ = maxFrame; }

    // Appends; then take next() until there is none. After an error nothing more is taken in.
    void add(std::span<const std::uint8_t> bytes);
    // The next whole frame's body, valid until the next call of add() or next().
    std::optional<std::span<const std::uint8_t>> next();
    // TooLarge or Malformed (empty): by its header alone, before anything of the body is kept.
    NetReason error() const { return error_; }
    std::size_t held() const { return bytes_.size() - at_; }

private:
    std::vector<std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::size_t maxFrame_;
    NetReason error_ = NetReason::None;
};

}  // namespace kickdoor::net
