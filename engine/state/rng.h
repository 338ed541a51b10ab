// The game's random numbers: a ChaCha8 stream keyed by the seed, with a counter for each purpose, so that an
// extra die roll never changes a later shuffle. Integer arithmetic only: the same on every compiler and
// processor.
#pragma once

#include <array>
#include <cstdint>

namespace kickdoor {

enum class RngDomain : std::uint8_t {
    DoorShuffle,
    TreasureShuffle,
    Dice,
    RandomPick,
    Deal,
    Spare1,
    Spare2,
    Spare3,
    kCount
};

struct Rng {
    std::array<std::uint32_t, 8> key{};
    std::array<std::uint32_t, static_cast<std::size_t>(RngDomain::kCount)> counter{};
    bool operator==(const Rng&) const = default;
};

Rng rngFromSeed(std::uint64_t seed);

// 64 bytes of the domain's stream; increments its counter.
std::array<std::uint32_t, 16> nextBlock(Rng& rng, RngDomain domain);

// Draws many numbers from one domain without wasting its blocks. The destructor drops the rest of the last
// block.
class RngRun {
public:
    RngRun(Rng& rng, RngDomain domain) : rng_(rng), domain_(domain) {}
    // Uniform in [0, bound), bound >= 1, without modulo bias.
    std::uint32_t uniform(std::uint32_t bound);

private:
    Rng& rng_;
    RngDomain domain_;
    std::array<std::uint32_t, 16> block_{};
    std::size_t used_ = 16;
};

// Uniform in [0, bound), bound >= 1, without modulo bias.
std::uint32_t uniform(Rng& rng, RngDomain domain, std::uint32_t bound);

}  // namespace kickdoor
