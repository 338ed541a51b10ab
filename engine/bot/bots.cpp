#include "bot/bots.h"

#include <algorithm>

#include "bot/bot.h"
#include "bot/greedy_bot.h"
#include "bot/random_bot.h"

namespace kickdoor {
namespace {

struct Row {
    std::string_view name;
    std::unique_ptr<Bot> (*make)(std::uint64_t seed);
};

template <class Made>
std::unique_ptr<Bot> make(std::uint64_t seed) {
    return std::make_unique<Made>(seed);
}

// In the order of the set-up. The first is the default.
constexpr std::array kBots = {
    Row{"greedy", make<GreedyBot>},
    Row{"random", make<RandomBot>},
};

constexpr auto kNames = [] {
    std::array<std::string_view, kBots.size()> names;
    for (std::size_t i = 0; i < kBots.size(); ++i) names[i] = kBots[i].name;
    return names;
}();

}  // namespace

std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed) {
    for (const Row& bot : kBots)
        if (bot.name == name) return bot.make(seed);
    return nullptr;
}

std::span<const std::string_view> botNames() {
    return kNames;
}

bool isBot(std::string_view name) {
    return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

std::string_view defaultBot() {
    return kNames.front();
}

}  // namespace kickdoor
