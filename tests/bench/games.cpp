#include "games.h"

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "io/pack_files.h"
#include "support/packs.h"
#include "support/source_dir.h"

namespace bench {

using namespace kickdoor;

namespace {

// The original edition, or the packs that KICKDOOR_BENCH_PACKS names, the base first.
LoadResult packsMeant() {
    const char* named = std::getenv("KICKDOOR_BENCH_PACKS");
    if (named == nullptr) return tests::loadEdition("original");
    std::vector<std::filesystem::path> folders;
    std::istringstream names(named);
    for (std::string name; std::getline(names, name, ',');)
        folders.push_back(tests::sourceDir() / "assets" / "packs" / name);
    return loadPacks(folders);
}

}  // namespace

const Game& game() {
    static const LoadResult edition = packsMeant();
    static const Game game{edition.catalog, edition.rules};
    return game;
}

std::vector<std::unique_ptr<Bot>> bots(const char* name, std::uint64_t seed) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (Seat seat{0}; seat < kPlayers; ++seat) bots.push_back(makeBot(name, botSeed(seed, seat)));
    return bots;
}

const std::vector<Decision>& decisions() {
    static const std::vector<Decision> kept = [] {
        std::vector<Decision> found;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const auto players = bots("random", seed);
            Playout playout(game(), newGame(game(), kPlayers, seed), players, seed);
            for (int actions = 0; found.size() < 256 * (seed + 1);) {
                const GameState before = playout.state();
                if (!playout.step()) break;
                if (playout.result().actions == actions) continue;
                actions = playout.result().actions;
                found.push_back({before, playout.lastCommand()});
            }
        }
        return found;
    }();
    return kept;
}

}  // namespace bench
