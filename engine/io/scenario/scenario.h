// Scenarios: the rules as executable examples (docs/scenarios.md). Each sets a table, plays commands, and
// says what must then be true.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "io/pack_shelf.h"
#include "io/scenario/naming.h"

namespace kickdoor {

struct ScenarioResult {
    std::string file;
    std::string name;
    std::vector<std::string> editions;  // base first
    std::vector<std::string> covers;    // rules
    std::vector<std::string> cards;     // cards it is about
    std::set<std::string> mentioned;    // every card it sets out or plays
    std::set<std::string> refused;      // rules that it shows a refusal by
    std::vector<std::string> told;      // what happened, where it was asked for
    std::size_t steps = 0;
    std::string error;    // empty: passed; else where and what
    bool played = false;  // it was a scenario: its table was laid
    bool passed() const { return error.empty(); }
};

struct ScenarioOptions {
    // Also save and load after each step, and replay the whole to the same hash.
    bool twins = true;
    // Also tell what happens and is refused (io/scenario/told.h).
    bool events = false;
    // Lets `choose` name an option as it is printed.
    scenario::OptionWords optionWords;
};

// All scenarios of a file: one, or a list. Never throws; a file that holds none is one that failed, unplayed.
std::vector<ScenarioResult> runScenarios(std::string_view text, const std::string& file, PackShelf& shelf,
                                         const ScenarioOptions& options = {});

}  // namespace kickdoor
