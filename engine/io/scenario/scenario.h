// Scenarios: the rules as executable examples (docs/scenarios.md). Each sets up a table, plays commands, and
// states what must then be true.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "io/pack_shelf.h"
#include "io/scenario/failure.h"
#include "io/scenario/naming.h"
#include "rules/refusal.h"

namespace kickdoor {

struct ScenarioResult {
    std::string file;
    std::string name;
    std::vector<std::string> editions;  // base first
    std::vector<std::string> covers;    // rules
    std::vector<std::string> cards;     // the cards it tests
    std::set<std::string> mentioned;    // all cards in its setting or steps
    std::set<std::string> refused;      // rules cited by its refusals
    std::vector<std::string> told;      // one line for each event, if `events` is set
    std::size_t steps = 0;
    std::string error;                       // empty if passed; otherwise place and cause
    std::optional<ScenarioFailure> failure;  // the same as data
    bool played = false;                     // it was a valid scenario: its table was set up
    bool passed() const { return error.empty(); }
};

struct ScenarioOptions {
    // Saves and loads after each step, and replays the whole game to the same hash.
    bool twins = true;
    // Records events and refusals in ScenarioResult::told (io/scenario/told.h).
    bool events = false;
    // Allows `choose` to name an option as printed.
    scenario::OptionWords optionWords;
    // Explains to a player why a command is refused, for ScenarioFailure::why. view: the player's.
    std::function<std::string(const Game& game, const GameState& view, std::span<const std::string> players,
                              const Refusals& refusals)>
        refusalWords;
};

// Runs all scenarios of a file: one, or a list. Never throws. A file without a scenario gives one failed
// result with `played` false.
std::vector<ScenarioResult> runScenarios(std::string_view text, const std::string& file, PackShelf& shelf,
                                         const ScenarioOptions& options = {});

}  // namespace kickdoor
