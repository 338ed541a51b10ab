#include "bot/bots.h"

#include <algorithm>

#include "bot/bot.h"
#include "bot/bot_rng.h"
#include "bot/greedy_bot.h"
#include "bot/levels.h"
#include "bot/random_bot.h"
#include "bot/search/searching_bot.h"
#include "bot/tempers.h"

namespace kickdoor {
namespace {

using Made = std::unique_ptr<Bot>;

struct BotRow {
    std::string_view name;
    bool tempered = false;
    Made (*make)(std::uint64_t seed, std::string_view temper, int rollouts);
};

Made regular(std::uint64_t seed, std::string_view temper, int /*rollouts*/) {
    return std::make_unique<GreedyBot>(seed, tempered(regularWeights(), temper));
}
Made rookie(std::uint64_t seed, std::string_view temper, int /*rollouts*/) {
    return std::make_unique<GreedyBot>(seed, tempered(rookieWeights(), temper), rookieLapses());
}
Made searching(std::uint64_t seed, SearchLimits limits, std::string_view temper, int rollouts) {
    if (rollouts > 0) limits.rollouts = std::min(limits.rollouts, rollouts);
    return std::make_unique<SearchingBot>(seed, limits, tempered(regularWeights(), temper));
}
Made veteran(std::uint64_t seed, std::string_view temper, int rollouts) {
    return searching(seed, veteranLimits(), temper, rollouts);
}
Made master(std::uint64_t seed, std::string_view temper, int rollouts) {
    return searching(seed, masterLimits(), temper, rollouts);
}
Made greedy(std::uint64_t seed, std::string_view /*temper*/, int /*rollouts*/) {
    return std::make_unique<GreedyBot>(seed);
}
Made random(std::uint64_t seed, std::string_view /*temper*/, int /*rollouts*/) {
    return std::make_unique<RandomBot>(seed);
}
Made surprise(std::uint64_t seed, std::string_view temper, int rollouts);

// From the weakest that plans to the strongest, one that does not, and any of those that plan: the order of
// the set-up.
constexpr std::array kBots = {
    BotRow{"rookie", true, rookie}, BotRow{"regular", true, regular}, BotRow{"veteran", true, veteran},
    BotRow{"master", true, master}, BotRow{"random", false, random},  BotRow{"surprise", false, surprise},
};
constexpr char kBeforeTemper = '-';

Made surprise(std::uint64_t seed, std::string_view /*temper*/, int rollouts) {
    BotRng rng(seed ^ 0x5A1EULL);
    std::array<const BotRow*, kBots.size()> levels{};
    std::uint32_t count = 0;
    for (const BotRow& row : kBots)
        if (row.tempered) levels[count++] = &row;
    const BotRow& level = *levels[rng.below(count)];
    const auto tempers = static_cast<std::uint32_t>(temperNames().size());
    return level.make(seed, temperNames()[rng.below(tempers)], rollouts);
}

const BotRow* botRowOf(std::string_view level) {
    const auto* row =
        std::find_if(kBots.begin(), kBots.end(), [&](const BotRow& r) { return r.name == level; });
    return row == kBots.end() ? nullptr : row;
}

constexpr std::string_view kDefault = "regular";
// Not offered to players: never changes, so that the strength of others is told by it.
constexpr BotRow kReference{"greedy", false, greedy};

constexpr auto kNames = [] {
    std::array<std::string_view, kBots.size()> names;
    for (std::size_t i = 0; i < kBots.size(); ++i) names[i] = kBots[i].name;
    return names;
}();

}  // namespace

std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed, int rollouts) {
    if (!isBot(name)) return nullptr;
    const BotRow* row = botRowOf(levelOf(name));
    return (row == nullptr ? kReference : *row).make(seed, temperOf(name), rollouts);
}

std::span<const std::string_view> botNames() {
    return kNames;
}

bool isBot(std::string_view name) {
    if (name == kReference.name || botRowOf(name) != nullptr) return true;
    const std::size_t dash = name.find(kBeforeTemper);
    if (dash == std::string_view::npos) return false;
    return mayHaveTemper(name.substr(0, dash)) && isTemper(name.substr(dash + 1));
}

bool mayHaveTemper(std::string_view level) {
    const BotRow* row = botRowOf(level);
    return row != nullptr && row->tempered;
}

std::string_view levelOf(std::string_view name) {
    return name.substr(0, name.find(kBeforeTemper));
}

std::string_view temperOf(std::string_view name) {
    const std::size_t dash = name.find(kBeforeTemper);
    return dash == std::string_view::npos ? usualTemper() : name.substr(dash + 1);
}

std::string botName(std::string_view level, std::string_view temper) {
    std::string name(level);
    if (mayHaveTemper(level) && isTemper(temper) && temper != usualTemper())
        name.append(1, kBeforeTemper).append(temper);
    return name;
}

std::string_view defaultBot() {
    return kDefault;
}

}  // namespace kickdoor
