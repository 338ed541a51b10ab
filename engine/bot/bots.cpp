#include "bot/bots.h"

#include <algorithm>

#include "bot/bot.h"
#include "bot/greedy_bot.h"
#include "bot/levels.h"
#include "bot/random_bot.h"
#include "bot/search/searching_bot.h"

namespace kickdoor {
namespace {

using Made = std::unique_ptr<Bot>;

struct Row {
    std::string_view name;
    Made (*make)(std::uint64_t seed);
};

Made regular(std::uint64_t seed) {
    return std::make_unique<GreedyBot>(seed, regularWeights());
}
Made rookie(std::uint64_t seed) {
    return std::make_unique<GreedyBot>(seed, rookieWeights(), rookieLapses());
}
Made veteran(std::uint64_t seed) {
    return std::make_unique<SearchingBot>(seed, veteranLimits());
}
Made master(std::uint64_t seed) {
    return std::make_unique<SearchingBot>(seed, masterLimits());
}
Made greedy(std::uint64_t seed) {
    return std::make_unique<GreedyBot>(seed);
}
Made random(std::uint64_t seed) {
    return std::make_unique<RandomBot>(seed);
}

// From the weakest that plans to the strongest, and one that does not: the order of the set-up.
constexpr std::array kBots = {
    Row{"rookie", rookie}, Row{"regular", regular}, Row{"veteran", veteran},
    Row{"master", master}, Row{"random", random},
};
constexpr std::string_view kDefault = "regular";
// Not offered to players: never changes, so that the strength of others is told by it.
constexpr Row kReference{"greedy", greedy};

constexpr auto kNames = [] {
    std::array<std::string_view, kBots.size()> names;
    for (std::size_t i = 0; i < kBots.size(); ++i) names[i] = kBots[i].name;
    return names;
}();

}  // namespace

std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed) {
    for (const Row& bot : kBots)
        if (bot.name == name) return bot.make(seed);
    return name == kReference.name ? kReference.make(seed) : nullptr;
}

std::span<const std::string_view> botNames() {
    return kNames;
}

bool isBot(std::string_view name) {
    return name == kReference.name || std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

std::string_view defaultBot() {
    return kDefault;
}

}  // namespace kickdoor
