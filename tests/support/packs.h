// Packs for tests, written in a few lines.
#pragma once

#include <string>
#include <string_view>

#include "card/loader.h"

namespace tests {

// An edition.json with races, classes and the tag "undead".
std::string smallEdition(std::string_view id = "small");

// A pack with an elf, a cleric, boots and these cards (JSON objects, separated by commas).
kickdoor::PackSource smallPack(std::string_view cards, std::string_view id = "small");

kickdoor::LoadResult loadSmall(std::string_view cards);

// Loads a pack of the source tree.
kickdoor::LoadResult loadEdition(std::string_view edition);

// All errors, one per line, for messages of failing tests.
std::string errorText(const kickdoor::LoadResult& result);

}  // namespace tests
