#include "bot/levels.h"

namespace kickdoor {

namespace {

// What nobody at the table would forget; greedy does.
constexpr Weights prudent() {
    Weights weights;
    weights.givesVictory = 0;
    weights.cheatLaid = 1;
    weights.repeatsOffers = 0;
    weights.helpsWithCards = 1;
    weights.sparesDice = 1;
    return weights;
}

}  // namespace

const Weights& regularWeights() {
    static constexpr Weights kRegular = [] {
        Weights weights = prudent();
        weights.fairPercent = 25;
        weights.helpPrice = 400;
        weights.helperGain = 100;
        weights.curseCost = 5;
        weights.curseLevel = 3;
        weights.faceUpDraw = 60;
        weights.oneShot = 30;
        weights.oneShotPoint = 14;
        weights.level = 50;
        weights.levelCard = 55;
        weights.monster = 20;
        weights.enhancerPoint = 6;
        weights.item = 10;
        return weights;
    }();
    return kRegular;
}

const Weights& rookieWeights() {
    static constexpr Weights kRookie = [] {
        Weights weights = prudent();
        weights.curseCost = 4;
        weights.curseLevel = 1;
        weights.moodPercent = 0;
        weights.helpPrice = 600;
        return weights;
    }();
    return kRookie;
}

const Lapses& rookieLapses() {
    static constexpr Lapses kRookie{60, 50, 50, 70, 30};
    return kRookie;
}

}  // namespace kickdoor
