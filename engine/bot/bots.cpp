#include "bot/bot.h"
#include "bot/greedy_bot.h"
#include "bot/random_bot.h"

namespace kickdoor {
namespace {

constexpr std::array<std::string_view, 2> kNames = {"random", "greedy"};

}  // namespace

std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed) {
    if (name == "random") return std::make_unique<RandomBot>(seed);
    if (name == "greedy") return std::make_unique<GreedyBot>(seed);
    return nullptr;
}

std::span<const std::string_view> botNames() {
    return kNames;
}

}  // namespace kickdoor
