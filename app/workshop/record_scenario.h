// A moment played at the table as a scenario of the pack: its setting, what was played, and what must hold at
// the end (docs/scenarios.md).
#pragma once

#include <QString>
#include <filesystem>
#include <optional>
#include <vector>

#include "base/json.h"
#include "io/record.h"

namespace kickdoor::workshop {

// One thing that is true at the end, as an expectation.
struct Fact {
    QString words;       // "Ann: Level 3"
    JsonValue json;      // {"players": {"Ann": {"level": 3}}}
    bool usual = false;  // what most tests are about
};

struct PlayedMoment {
    std::vector<JsonValue> steps;  // commands in the words of scenarios
    std::vector<Fact> facts;
    QString problem;  // why there is none
};

// What was played with this saved game when it was tried out, or else in the newest game of the folder that
// began with its setting.
std::optional<GameRecord> gameBegunWith(const std::string& save, const std::filesystem::path& games);

// What was taken back is left out.
PlayedMoment momentIn(GameRecord record);

// setting: as CardGame has it.
std::string scenarioText(const std::string& setting, const QString& name, const PlayedMoment& moment,
                         const std::vector<JsonValue>& facts);

}  // namespace kickdoor::workshop
