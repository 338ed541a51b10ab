#include "net/server/public_past.h"

#include <algorithm>

#include "net/wire/codec.h"
#include "net/wire/limits.h"
#include "view/patch.h"

namespace kickdoor::net {
namespace {

Recalled recalledIn(const std::vector<std::uint8_t>& frame) {
    return std::get<Recalled>(decode(std::span(frame).subspan(kFrameHeader)).message);
}

}  // namespace

void PublicPast::begin(const GameState& open, std::uint32_t number) {
    start_ = open;
    number_ = number;
    commands_.clear();
    bytes_ = 0;
}

void PublicPast::add(std::span<const SeatEvent> open, std::vector<OwnEvent> own) {
    if (open.size() > kMaxEventsAtOnce) {
        // Too long for a message: the history starts again after this command.
        while (!commands_.empty()) forgetOldest();
        for (const SeatEvent& event : open) fold(start_, event.patch);
        ++number_;
        return;
    }
    commands_.push_back({encode(Recalled{{open.begin(), open.end()}}), std::move(own)});
    commands_.back().frame.shrink_to_fit();
    commands_.back().own.shrink_to_fit();
    bytes_ += commands_.back().bytes();
    while (bytes_ > kMostBytes || commands_.size() > kMaxRecalled) forgetOldest();
}

void PublicPast::forgetOldest() {
    for (const SeatEvent& event : recalledIn(commands_.front().frame).events) fold(start_, event.patch);
    ++number_;
    bytes_ -= commands_.front().bytes();
    commands_.pop_front();
}

std::vector<std::vector<std::uint8_t>> PublicPast::frames(Seat seat) const {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&start_);
    std::vector<std::vector<std::uint8_t>> frames;
    frames.push_back(encode(
        RecallStart{number_, static_cast<std::uint32_t>(commands_.size()), {bytes, bytes + sizeof start_}}));
    for (const Command& command : commands_) {
        const auto isOwn = [seat](const OwnEvent& own) { return own.seat == seat; };
        if (std::none_of(command.own.begin(), command.own.end(), isOwn)) {
            frames.push_back(command.frame);
            continue;
        }
        Recalled recalled = recalledIn(command.frame);
        for (const OwnEvent& own : command.own)
            if (isOwn(own) && own.at < recalled.events.size()) recalled.events[own.at].event = own.event;
        frames.push_back(encode(recalled));
    }
    return frames;
}

}  // namespace kickdoor::net
