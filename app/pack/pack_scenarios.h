// Runs the scenarios that a pack brings: the tests of its cards (docs/scenarios.md).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "io/scenario/scenario.h"
#include "pack/check_pack.h"

namespace kickdoor {

struct PlayedScenario {
    std::string file;       // "scenarios/first.json"
    std::size_t index = 0;  // in the file
    std::optional<ScenarioFailure> failure;
};

struct ScenariosRun {
    int passed = 0;
    std::vector<PackFinding> failed;  // each with its file
    std::vector<PlayedScenario> played;
};

struct ScenarioChoice {
    std::string only = {};  // a file; empty: all
    decltype(ScenarioOptions::refusalWords) refusalWords = {};
};

// shelves: where needed packs are, the shipped ones last. texts: English; null: options are named by number
// only. The pack is unpacked for a moment where the system keeps files for a while.
ScenariosRun runPackScenarios(const Kickpack& pack, const std::vector<std::filesystem::path>& shelves,
                              const Texts* texts, const ScenarioChoice& choice = {});

}  // namespace kickdoor
