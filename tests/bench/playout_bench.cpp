// Whole games between four bots, as `kickdoor-cli simulate` plays them, on one core.
#include <benchmark/benchmark.h>

#include "games.h"
#include "rules/engine.h"

namespace {

using namespace kickdoor;
using namespace bench;

void wholeGames(benchmark::State& state, const char* bot) {
    std::uint64_t seed = 0;
    double actions = 0;
    for (auto _ : state) {
        const auto players = bots(bot, seed);
        Playout playout(game(), newGame(game(), kPlayers, seed), players, seed);
        const PlayoutResult result = playout.run();
        if (result.end != PlayoutEnd::Won) state.SkipWithError("a game did not end");
        actions += result.actions;
        ++seed;
    }
    using benchmark::Counter;
    state.counters["games/s"] = Counter(static_cast<double>(seed), Counter::kIsRate);
    state.counters["actions/s"] = Counter(actions, Counter::kIsRate);
}
BENCHMARK_CAPTURE(wholeGames, random, "random")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(wholeGames, greedy, "greedy")->Unit(benchmark::kMillisecond);

void startOfAGame(benchmark::State& state) {
    std::uint64_t seed = 0;
    for (auto _ : state) benchmark::DoNotOptimize(newGame(game(), kPlayers, seed++));
}
BENCHMARK(startOfAGame);

}  // namespace
