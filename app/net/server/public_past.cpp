#include "net/server/public_past.h"

#include "net/wire/codec.h"
#include "net/wire/limits.h"
#include "view/patch.h"

namespace kickdoor::net {

void PublicPast::begin(const GameState& open, std::uint32_t number) {
    start_ = open;
    number_ = number;
    commands_.clear();
    bytes_ = 0;
}

void PublicPast::add(std::span<const SeatEvent> open) {
    if (open.size() > kMaxEventsAtOnce) {
        // Too long for a message: the history starts again after this command.
        while (!commands_.empty()) forgetOldest();
        for (const SeatEvent& event : open) fold(start_, event.patch);
        ++number_;
        return;
    }
    commands_.push_back(encode(Recalled{{open.begin(), open.end()}}));
    commands_.back().shrink_to_fit();
    bytes_ += commands_.back().size();
    while (bytes_ > kMostBytes || commands_.size() > kMaxRecalled) forgetOldest();
}

void PublicPast::forgetOldest() {
    const std::vector<std::uint8_t>& frame = commands_.front();
    const Decoded oldest = decode(std::span(frame).subspan(kFrameHeader));
    for (const SeatEvent& event : std::get<Recalled>(oldest.message).events) fold(start_, event.patch);
    ++number_;
    bytes_ -= frame.size();
    commands_.pop_front();
}

std::vector<std::vector<std::uint8_t>> PublicPast::frames() const {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&start_);
    std::vector<std::vector<std::uint8_t>> frames;
    frames.push_back(encode(
        RecallStart{number_, static_cast<std::uint32_t>(commands_.size()), {bytes, bytes + sizeof start_}}));
    frames.insert(frames.end(), commands_.begin(), commands_.end());
    return frames;
}

}  // namespace kickdoor::net
