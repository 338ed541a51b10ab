// Why a scenario failed, as data; ScenarioResult::error says the same in one line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "base/json_reader.h"
#include "evaluation/strength.h"

namespace kickdoor {

struct ScenarioFailure {
    enum class Kind : std::uint8_t {
        Expectation,  // something is otherwise than expected
        Refused,      // a command is not legal
        Legal,        // a command is legal that should not be
        Other,        // the scenario cannot be read, or not be played to its end
    };

    Kind kind = Kind::Other;
    std::string place;  // "steps[3].expect.players.Ann.level"
    std::string cause;  // in English
    // Of an expectation: as the scenario has it, and what came in the same form; cards are objects with
    // `card` and `pack`. Null: nothing, such as no fight.
    JsonValue wanted = {};
    JsonValue is = {};
    std::string why = {};                  // of a refused command: ScenarioOptions::refusalWords
    std::optional<CombatSums> fight = {};  // how the fight stands, if there is one
};

namespace scenario {

// Carries all of it through the reading of a scenario.
struct Failed : ReadError {
    ScenarioFailure failure;

    explicit Failed(ScenarioFailure what) : ReadError{what.place, what.cause}, failure(std::move(what)) {}
};

[[noreturn]] inline void failExpectation(const JsonAt& at, const std::string& cause, JsonValue is) {
    throw Failed({ScenarioFailure::Kind::Expectation, at.place(), cause, at.value(), std::move(is)});
}

}  // namespace scenario
}  // namespace kickdoor
