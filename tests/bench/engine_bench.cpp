// One step of the engine at a time, over decisions of whole games.
#include <benchmark/benchmark.h>

#include <cstring>

#include "games.h"
#include "rules/engine.h"
#include "view/recorder.h"

namespace {

using namespace kickdoor;
using namespace bench;

void stateCopy(benchmark::State& state) {
    const auto& from = decisions();
    std::vector<GameState> copies(16);
    std::size_t i = 0;
    for (auto _ : state) {
        copies[i % copies.size()] = from[i % 16].before;
        benchmark::DoNotOptimize(copies.data());
        benchmark::ClobberMemory();
        ++i;
    }
    state.counters["bytes"] = static_cast<double>(sizeof(GameState));
}
BENCHMARK(stateCopy);

void stateHash(benchmark::State& state) {
    const auto& from = decisions();
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(hashOf(from[i++ % from.size()].before));
}
BENCHMARK(stateHash);

void legalList(benchmark::State& state) {
    const auto& from = decisions();
    LegalCommands legal;
    std::size_t i = 0;
    for (auto _ : state) {
        const Decision& decision = from[i++ % from.size()];
        legalCommands(game(), decision.before, decision.command.by(), legal);
        benchmark::DoNotOptimize(legal.moves.data());
    }
}
BENCHMARK(legalList);

void judgeCommand(benchmark::State& state) {
    const auto& from = decisions();
    std::size_t i = 0;
    for (auto _ : state) {
        const Decision& decision = from[i++ % from.size()];
        benchmark::DoNotOptimize(judge(game(), decision.before, decision.command).empty());
    }
}
BENCHMARK(judgeCommand);

// With the copy that gives it a state of its own.
void copyAndApply(benchmark::State& state) {
    const auto& from = decisions();
    GameState next;
    std::size_t i = 0;
    for (auto _ : state) {
        const Decision& decision = from[i++ % from.size()];
        next = decision.before;
        benchmark::DoNotOptimize(apply(game(), next, decision.command).empty());
    }
}
BENCHMARK(copyAndApply);

void seatView(benchmark::State& state) {
    const auto& from = decisions();
    std::size_t i = 0;
    for (auto _ : state) {
        const Decision& decision = from[i++ % from.size()];
        benchmark::DoNotOptimize(viewOf(game(), decision.before, decision.command.by()));
    }
}
BENCHMARK(seatView);

// What the host does for one command: events and patches for four seats and the onlooker.
void recordedApply(benchmark::State& state) {
    const auto& from = decisions();
    std::size_t i = 0;
    for (auto _ : state) {
        const Decision& decision = from[i++ % from.size()];
        GameState next = decision.before;
        state.PauseTiming();
        ViewRecorder recorder(game(), next);
        state.ResumeTiming();
        applyLegal(game(), next, decision.command, &recorder);
        recorder.settle(next);
        benchmark::DoNotOptimize(recorder.events(Seat{0}).data());
    }
}
BENCHMARK(recordedApply);

}  // namespace
