// Runs the scenarios that a pack brings: the tests of its cards (docs/scenarios.md).
#pragma once

#include <filesystem>
#include <vector>

#include "pack/check_pack.h"

namespace kickdoor {

struct ScenariosRun {
    int passed = 0;
    std::vector<PackFinding> failed;  // each with its file
};

// shelves: where needed packs are, the shipped ones last. texts: English; null: options are named by number
// only. The pack is unpacked for a moment where the system keeps files for a while.
ScenariosRun runPackScenarios(const Kickpack& pack, const std::vector<std::filesystem::path>& shelves,
                              const Texts* texts);

}  // namespace kickdoor
