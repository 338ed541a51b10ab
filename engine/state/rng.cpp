#include "state/rng.h"

#include <bit>

namespace kickdoor {
namespace {

constexpr int kDoubleRounds = 4;  // ChaCha8

constexpr void quarterRound(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
    a += b;
    d ^= a;
    d = std::rotl(d, 16);
    c += d;
    b ^= c;
    b = std::rotl(b, 12);
    a += b;
    d ^= a;
    d = std::rotl(d, 8);
    c += d;
    b ^= c;
    b = std::rotl(b, 7);
}

std::uint64_t splitMix(std::uint64_t& x) {
    x += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = x;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

}  // namespace

Rng rngFromSeed(std::uint64_t seed) {
    Rng rng;
    for (std::size_t i = 0; i < rng.key.size(); i += 2) {
        const std::uint64_t word = splitMix(seed);
        rng.key[i] = static_cast<std::uint32_t>(word);
        rng.key[i + 1] = static_cast<std::uint32_t>(word >> 32U);
    }
    return rng;
}

std::array<std::uint32_t, 16> nextBlock(Rng& rng, RngDomain domain) {
    const auto index = static_cast<std::size_t>(domain);
    const std::array<std::uint32_t, 16> input = {0x61707865U,        0x3320646EU,
                                                 0x79622D32U,        0x6B206574U,
                                                 rng.key[0],         rng.key[1],
                                                 rng.key[2],         rng.key[3],
                                                 rng.key[4],         rng.key[5],
                                                 rng.key[6],         rng.key[7],
                                                 rng.counter[index], static_cast<std::uint32_t>(index),
                                                 0x4B69636BU,        0x646F6F72U};
    ++rng.counter[index];
    auto x = input;
    for (int round = 0; round < kDoubleRounds; ++round) {
        quarterRound(x[0], x[4], x[8], x[12]);
        quarterRound(x[1], x[5], x[9], x[13]);
        quarterRound(x[2], x[6], x[10], x[14]);
        quarterRound(x[3], x[7], x[11], x[15]);
        quarterRound(x[0], x[5], x[10], x[15]);
        quarterRound(x[1], x[6], x[11], x[12]);
        quarterRound(x[2], x[7], x[8], x[13]);
        quarterRound(x[3], x[4], x[9], x[14]);
    }
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += input[i];
    return x;
}

std::uint32_t RngRun::uniform(std::uint32_t bound) {
    // Reject the top sliver that would favour small results.
    const std::uint32_t limit = 0xFFFFFFFFU - (0xFFFFFFFFU % bound + 1U) % bound;
    for (;;) {
        if (used_ == block_.size()) {
            block_ = nextBlock(rng_, domain_);
            used_ = 0;
        }
        const std::uint32_t word = block_[used_++];
        if (word <= limit) return word % bound;
    }
}

std::uint32_t uniform(Rng& rng, RngDomain domain, std::uint32_t bound) {
    return RngRun(rng, domain).uniform(bound);
}

}  // namespace kickdoor
