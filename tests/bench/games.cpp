#include "games.h"

#include "support/packs.h"

namespace bench {

using namespace kickdoor;

const Game& game() {
    static const LoadResult edition = tests::loadEdition("original");
    static const Game game{edition.catalog, edition.rules};
    return game;
}

std::vector<std::unique_ptr<Bot>> bots(const char* name, std::uint64_t seed) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (Seat seat = 0; seat < kPlayers; ++seat) bots.push_back(makeBot(name, botSeed(seed, seat)));
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
