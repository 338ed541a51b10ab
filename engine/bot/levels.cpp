#include "bot/levels.h"

namespace kickdoor {

const Weights& regularWeights() {
    static constexpr Weights kRegular = [] {
        Weights weights;
        weights.fairPercent = 25;
        weights.givesVictory = 0;
        weights.helpPrice = 400;
        weights.curseCost = 5;
        weights.curseLevel = 3;
        return weights;
    }();
    return kRegular;
}

const Weights& rookieWeights() {
    static constexpr Weights kRookie = [] {
        Weights weights;
        weights.curseCost = 4;
        weights.curseLevel = 1;
        weights.moodPercent = 0;
        weights.helpPrice = 600;
        weights.givesVictory = 0;
        return weights;
    }();
    return kRookie;
}

const Lapses& rookieLapses() {
    static constexpr Lapses kRookie{60, 50, 50, 70, 30};
    return kRookie;
}

}  // namespace kickdoor
