// Nothing is taken from the heap while a command is judged and carried out.
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <new>

#include "played.h"
#include "rules/engine.h"

namespace {
thread_local bool counting = false;
thread_local int allocations = 0;

void* taken(std::size_t size) {
    if (counting) ++allocations;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) std::abort();
    return memory;
}
}  // namespace

// All forms but those for over-aligned types, which the engine does not have. Sanitizers have their own of
// each form that is left out.
void* operator new(std::size_t size) {
    return taken(size);
}
void* operator new[](std::size_t size) {
    return taken(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return taken(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return taken(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}

namespace {

using namespace kickdoor;
using namespace tests;

int allocationsInApply(const PlayedGame& setting, int& commands) {
    const Game game{setting.packs->catalog, setting.rules};
    const auto bots = botsFor(setting);
    Playout playout(game, newGame(game, setting.players, setting.seed), bots, setting.seed);
    int found = 0;
    for (int actions = 0; actions < setting.actions;) {
        GameState state = playout.state();
        if (!playout.step()) break;
        if (playout.result().actions == actions) continue;
        actions = playout.result().actions;
        ++commands;
        allocations = 0;
        counting = true;
        const bool legal = apply(game, state, playout.lastCommand()).empty();
        counting = false;
        found += legal ? allocations : 1;
    }
    return found;
}

TEST(Allocations, TheCounterCounts) {
    allocations = 0;
    counting = true;
    delete std::make_unique<int>(1).release();
    counting = false;
    EXPECT_EQ(allocations, 1);
}

TEST(Allocations, ThereAreNoneInApply) {
    int commands = 0;
    for (const Cast cast : {Cast::Random, Cast::Greedy, Cast::Wild})
        for (int i = 0; i < 20 * effort(); ++i) {
            PlayedGame setting;
            setting.cast = cast;
            setting.players = 3 + i % 4;
            setting.seed = 500U + static_cast<std::uint64_t>(i);
            setting.actions = 2'000;
            EXPECT_EQ(allocationsInApply(setting, commands), 0) << nameOf(setting);
        }
    EXPECT_GT(commands, 10'000);
}

TEST(Allocations, ThereAreNoneInApplyWithAllEditionsAndOptions) {
    int commands = 0;
    const LoadResult& packs = mixOf(installedEditions());
    for (const Cast cast : {Cast::Random, Cast::Greedy, Cast::Wild})
        for (int i = 0; i < 8 * effort(); ++i) {
            PlayedGame setting;
            setting.packs = &packs;
            setting.rules = packs.rules;
            setting.rules.criticalCombat = true;
            setting.rules.bossMonsters = true;
            setting.rules.listenAtTheDoor = true;
            setting.rules.helpWithHandCards = true;
            setting.cast = cast;
            setting.players = 3 + i % 4;
            setting.seed = 900U + static_cast<std::uint64_t>(i);
            setting.actions = 2'000;
            EXPECT_EQ(allocationsInApply(setting, commands), 0) << nameOf(setting);
        }
    EXPECT_GT(commands, 10'000);
}

}  // namespace
