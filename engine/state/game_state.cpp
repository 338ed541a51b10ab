#include "state/game_state.h"

#include <bit>
#include <cstring>

namespace kickdoor {

static_assert(std::endian::native == std::endian::little, "hashes and saves assume little-endian integers");

SeatSet GameState::living() const {
    SeatSet seats;
    for (Seat seat{0}; seat < players; ++seat)
        if (isLiving(seat)) seats = seats.with(seat);
    return seats;
}

std::uint64_t hashOf(const GameState& state) {
    std::uint64_t hash = 0x9E3779B97F4A7C15ULL ^ sizeof(GameState);
    const auto* bytes = reinterpret_cast<const unsigned char*>(&state);
    std::size_t at = 0;
    for (; at + 8 <= sizeof(GameState); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + at, 8);
        hash = (std::rotl(hash, 23) ^ word) * 0xBF58476D1CE4E5B9ULL;
    }
    std::uint64_t tail = 0;
    std::memcpy(&tail, bytes + at, sizeof(GameState) - at);
    hash = (std::rotl(hash, 23) ^ tail) * 0xBF58476D1CE4E5B9ULL;
    return hash ^ (hash >> 31U);
}

}  // namespace kickdoor
