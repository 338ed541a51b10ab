#include "played.h"

#include <cstdlib>

#include "bot/random_bot.h"
#include "support/packs.h"

namespace tests {

using namespace kickdoor;

const LoadResult& originalEdition() {
    static const LoadResult loaded = loadEdition("original");
    return loaded;
}

std::string nameOf(const PlayedGame& game) {
    static constexpr std::array kNames = {"random", "greedy", "mixed", "wild"};
    return std::string(kNames[static_cast<std::size_t>(game.cast)]) + " bots, " +
           std::to_string(game.players) + " players, seed " + std::to_string(game.seed);
}

std::vector<std::unique_ptr<Bot>> botsFor(const PlayedGame& game) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (Seat seat = 0; seat < game.players; ++seat) {
        const std::uint64_t seed = botSeed(game.seed, seat);
        if (game.cast == Cast::Wild) {
            bots.push_back(std::make_unique<RandomBot>(seed, RandomBot::Manner::Wild));
            continue;
        }
        const bool greedy = game.cast == Cast::Greedy || (game.cast == Cast::Mixed && seat % 2 == 0);
        bots.push_back(makeBot(greedy ? "greedy" : "random", seed));
    }
    return bots;
}

int effort() {
    const char* text = std::getenv("KICKDOOR_PLAYOUTS");
    const int times = text == nullptr ? 1 : std::atoi(text);
    return times < 1 ? 1 : times;
}

}  // namespace tests
