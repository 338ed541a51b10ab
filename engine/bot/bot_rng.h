// A bot's own random numbers, from the game's generator.
#pragma once

#include "state/rng.h"

namespace kickdoor {

class BotRng {
public:
    explicit BotRng(std::uint64_t seed) : rng_(rngFromSeed(seed)) {}

    // In [0, bound), bound >= 1. The bias of at most bound / 2^32 does not matter to a bot.
    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>((std::uint64_t{next()} * bound) >> 32U);
    }
    bool percent(std::uint32_t chance) { return below(100) < chance; }

private:
    std::uint32_t next() {
        if (used_ == block_.size()) {
            block_ = nextBlock(rng_, RngDomain::Spare1);
            used_ = 0;
        }
        return block_[used_++];
    }

    Rng rng_;
    std::array<std::uint32_t, 16> block_{};
    std::size_t used_ = 16;
};

}  // namespace kickdoor
