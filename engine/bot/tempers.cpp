#include "bot/tempers.h"

#include <algorithm>
#include <array>

namespace kickdoor {
namespace {

struct TemperRow {
    std::string_view name;
    void (*change)(Weights& weights);
};

// Only begins fights that it wins by some points, and saves its cards: it would rather run.
void cautious(Weights& weights) {
    weights.boostPercent = 80;
    weights.careLead = 1;
    weights.troubleLead = 3;
}
// Helps only for most of the Treasures, and gives few away.
void greedyForLoot(Weights& weights) {
    weights.helpShare = 75;
    weights.fairPercent = 1;
    weights.tradeGain = 30;
}
// Remembers who has hurt it, and hinders and curses them; helps them for much only.
void vengeful(Weights& weights) {
    weights.revenge = 30;
    weights.revengePercent = 80;
}
// Helps for little or nothing, offers more than it must, and hinders only who is about to win.
void generous(Weights& weights) {
    weights.helpPrice = 1000;
    weights.helpGift = 30;
    weights.fairPercent = 75;
    weights.tradeGain = 0;
    weights.moodPercent = 0;
    weights.curseLevel = 6;
}
// Hinders and curses whoever is at hand, seeks fights that it might lose, plays its cards in any order.
void chaotic(Weights& weights) {
    weights.whim = 80;
    weights.moodOfAll = 1;
    weights.moodLevel = 2;
    weights.moodPercent = 65;
    weights.moodCost = 80;
    weights.curseLevel = 1;
    weights.troubleLead = -3;
}

constexpr std::array kTempers = {
    TemperRow{"balanced", nullptr},  TemperRow{"cautious", cautious}, TemperRow{"lootgreedy", greedyForLoot},
    TemperRow{"vengeful", vengeful}, TemperRow{"generous", generous}, TemperRow{"chaotic", chaotic},
};

constexpr auto kNames = [] {
    std::array<std::string_view, kTempers.size()> names;
    for (std::size_t i = 0; i < kTempers.size(); ++i) names[i] = kTempers[i].name;
    return names;
}();

}  // namespace

std::span<const std::string_view> temperNames() {
    return kNames;
}

bool isTemper(std::string_view name) {
    return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

std::string_view usualTemper() {
    return kNames.front();
}

Weights tempered(Weights weights, std::string_view temper) {
    for (const TemperRow& row : kTempers)
        if (row.name == temper && row.change != nullptr) row.change(weights);
    return weights;
}

}  // namespace kickdoor
