// Games for tests: one at a time, stopped after every command.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bot/playout.h"
#include "card/loader.h"

namespace tests {

// The original edition, loaded once.
const kickdoor::LoadResult& originalEdition();

// Editions mixed, the base first (R12.1), each mix loaded once.
const kickdoor::LoadResult& mixOf(const std::vector<std::string>& editions);
// All that are installed.
std::vector<std::string> installedEditions();

enum class Cast { Random, Greedy, Mixed, Wild };

struct PlayedGame {
    Cast cast = Cast::Random;
    int players = 4;
    std::uint64_t seed = 0;
    int actions = 100'000;  // given up after so many
    const kickdoor::LoadResult* packs = &originalEdition();
    kickdoor::RuleSet rules = packs->rules;
};

std::string nameOf(const PlayedGame& game);
std::vector<std::unique_ptr<kickdoor::Bot>> botsFor(const PlayedGame& game);

// How often the long tests run their loops: KICKDOOR_PLAYOUTS in the environment, else 1.
int effort();

}  // namespace tests
