#include "bot/value/value.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr int kFractionBits = 6;
constexpr int kFractions = 1 << kFractionBits;

// 2 to the power of -i/64, in units of 2^-32.
constexpr auto kPowers = [] {
    constexpr std::uint64_t kRoot = 4'248'701'965;  // 2^(32 - 1/64)
    std::array<std::uint64_t, kFractions> powers{};
    std::uint64_t power = std::uint64_t{1} << 32U;
    for (std::uint64_t& one : powers) {
        one = power;
        power = (power * kRoot) >> 32U;
    }
    return powers;
}();

// e to the power of -drop, in units of 2^-32. `drop` is in units of 1 / (kFeatureOne * kValueUnit).
std::uint64_t power(std::int64_t drop) {
    // log2(e) * 2^16, and the unit of `drop` has 14 bits.
    constexpr std::int64_t kLog2E = 94'548;
    const auto steps = static_cast<std::uint64_t>((drop * kLog2E) >> (16U + 14U - kFractionBits));
    const std::uint64_t whole = steps >> kFractionBits;
    return whole >= 32 ? 0 : kPowers[steps % kFractions] >> whole;
}
static_assert(kFeatureOne * kValueUnit == 1 << 14);

std::int64_t score(const ValueNet& net, const SeatFeatures& features) {
    std::int64_t sum = 0;
    for (std::size_t j = 0; j < net.in.size(); ++j) {
        std::int32_t hidden = 0;
        for (std::size_t i = 0; i < features.size(); ++i) hidden += net.in[j][i] * features[i];
        if (hidden > 0) sum += std::int64_t{hidden / kValueUnit} * net.out[j];
    }
    return sum;
}

}  // namespace

int chanceOf(const ValueNet& net, const PositionFeatures& features, int players, Seat seat) {
    std::array<std::int64_t, kMaxSeats> scores{};
    std::int64_t highest = INT64_MIN;
    for (Seat one{0}; one < players; ++one) {
        scores[one] = score(net, features[one]);
        highest = std::max(highest, scores[one]);
    }
    std::uint64_t sum = 0;
    for (Seat one{0}; one < players; ++one) sum += power(highest - scores[one]);
    return static_cast<int>(power(highest - scores[seat]) * kCertain / sum);
}

int positionValue(const Sight& sight) {
    if (sight.phase() == Phase::Over)
        return sight.winners().has(sight.me) ? kCertain / std::max(1, sight.winners().size()) : 0;
    PositionFeatures features;
    featuresOf(sight, features);
    return chanceOf(valueNet(), features, sight.players(), sight.me);
}

}  // namespace kickdoor
