#include "net/wire/frame_reader.h"

namespace kickdoor::net {

void FrameReader::add(std::span<const std::uint8_t> bytes) {
    if (error_ != NetReason::None) return;
    bytes_.erase(bytes_.begin(), bytes_.begin() + static_cast<std::ptrdiff_t>(at_));
    at_ = 0;
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
}

std::optional<std::span<const std::uint8_t>> FrameReader::next() {
    if (error_ != NetReason::None || held() < kFrameHeader) return std::nullopt;
    std::size_t size = 0;
    for (std::size_t i = 0; i < kFrameHeader; ++i) size = size << 8U | bytes_[at_ + i];
    if (size == 0) error_ = NetReason::Malformed;
    if (size > maxFrame_) error_ = NetReason::TooLarge;
    if (error_ != NetReason::None) {
        bytes_ = {};
        at_ = 0;
        return std::nullopt;
    }
    if (held() - kFrameHeader < size) return std::nullopt;
    const std::span<const std::uint8_t> body(bytes_.data() + at_ + kFrameHeader, size);
    at_ += kFrameHeader + size;
    return body;
}

}  // namespace kickdoor::net
