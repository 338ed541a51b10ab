// A stored game: its set-up, including its packs, and every command and take back since the start. Saves and
// journals are its two file formats (save.h, journal.h); Replay plays it again.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "card/game.h"
#include "card/loader.h"
#include "command/command.h"
#include "state/game_state.h"

namespace kickdoor {

// Raised with every change of the layout (tests/layouts.txt). 1: saves without a checksum. 2: without take
// backs.
inline constexpr int kRecordVersion = 3;

struct RecordedSeat {
    std::string name;
    Sex sex = Sex::Male;
    // Stored for app/table, not used by the engine: the seat's colour and who plays it.
    std::string colour;
    std::string control;
    std::string bot;
    bool operator==(const RecordedSeat&) const = default;
};

// A command, or a take back.
struct RecordedCommand {
    JsonValue command;            // exact names (io/command_json.h, io/take_back_json.h)
    std::uint64_t hashAfter = 0;  // of the resulting state
};

struct GameRecord {
    std::string title;
    std::vector<PackSource> packs;  // base first
    RuleSet rules;
    std::vector<RecordedSeat> seats;
    std::uint64_t seed = 0;
    // The first state, if the game did not begin with newGame() but with a scenario's table.
    std::optional<JsonValue> start;
    std::vector<RecordedCommand> commands;

    std::vector<std::string> playerNames() const;
};

// The record of a command. Must be made before the command is carried out.
JsonValue recordCommand(const Game& game, const GameState& before, std::span<const std::string> players,
                        const Command& command);

// Identifies the packs: changes if any byte of any file changes.
std::uint64_t hashOfPacks(std::span<const PackSource> packs);

// The record without its commands. Reading throws ReadError; `more` names the fields allowed beside the
// record's own.
JsonValue recordToJson(const GameRecord& record, std::string_view format);
GameRecord recordFromJson(const JsonAt& json, std::string_view format,
                          std::initializer_list<std::string_view> more);
JsonValue commandsToJson(const std::vector<RecordedCommand>& commands);
RecordedCommand recordedCommandFromJson(const JsonAt& json);

JsonValue rulesToJson(const RuleSet& rules);
RuleSet rulesFromJson(const JsonAt& json);

// Loads the record's packs. Throws ReadError.
std::shared_ptr<const Catalog> catalogOf(const GameRecord& record);

}  // namespace kickdoor
