#include "played.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>

#include "bot/random_bot.h"
#include "io/pack_files.h"
#include "support/packs.h"
#include "support/source_dir.h"

namespace tests {

using namespace kickdoor;

const LoadResult& originalEdition() {
    static const LoadResult loaded = loadEdition("original");
    return loaded;
}

const LoadResult& mixOf(const std::vector<std::string>& editions) {
    static std::map<std::vector<std::string>, LoadResult> loaded;
    const auto [mix, isNew] = loaded.try_emplace(editions);
    if (isNew) {
        std::vector<std::filesystem::path> folders;
        for (const std::string& edition : editions)
            folders.push_back(sourceDir() / "assets" / "packs" / edition);
        mix->second = loadPacks(folders);
    }
    return mix->second;
}

std::vector<std::string> installedEditions() {
    std::vector<std::string> names;
    for (const auto& folder : std::filesystem::directory_iterator(sourceDir() / "assets" / "packs"))
        if (folder.is_directory()) names.push_back(folder.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

std::string nameOf(const PlayedGame& game) {
    static constexpr std::array kNames = {"random", "greedy", "mixed", "wild"};
    std::string packs;
    for (const std::string& pack : game.packs->catalog.packs) packs += pack + " ";
    return packs + std::string(kNames[static_cast<std::size_t>(game.cast)]) + " bots, " +
           std::to_string(game.players) + " players, seed " + std::to_string(game.seed);
}

std::vector<std::unique_ptr<Bot>> botsFor(const PlayedGame& game) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (Seat seat{0}; seat < game.players; ++seat) {
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
