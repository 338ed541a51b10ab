// A game as it is kept: how it was set up, with the packs it needs inside, and every command since the start.
// Saves and journals are two files of it (save.h, journal.h); Replay plays it again.
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

// Raised with every change of the layout (tests/layouts.txt). 1: saves without a checksum.
inline constexpr int kRecordVersion = 2;

struct RecordedSeat {
    std::string name;
    Sex sex = Sex::Male;
    // The table's affair, kept for it: who plays the seat, and its colour.
    std::string colour;
    std::string control;
    std::string bot;
    bool operator==(const RecordedSeat&) const = default;
};

struct RecordedCommand {
    JsonValue command;            // exact names (io/command_json.h)
    std::uint64_t hashAfter = 0;  // of the state it led to
};

struct GameRecord {
    std::string title;
    std::vector<PackSource> packs;  // base first
    RuleSet rules;
    std::vector<RecordedSeat> seats;
    std::uint64_t seed = 0;
    // Where the game began, if not with newGame(): a scenario's table.
    std::optional<JsonValue> start;
    std::vector<RecordedCommand> commands;

    std::vector<std::string> playerNames() const;
};

// The line for a command, made before it is carried out.
JsonValue recordCommand(const Game& game, const GameState& before, std::span<const std::string> players,
                        const Command& command);

// Which cards: changes when any byte of any file does.
std::uint64_t hashOfPacks(std::span<const PackSource> packs);

// Everything but the commands. Reading throws ReadError.
JsonValue recordToJson(const GameRecord& record, std::string_view format);
GameRecord recordFromJson(const JsonAt& json, std::string_view format,
                          std::initializer_list<std::string_view> more);
JsonValue commandsToJson(const std::vector<RecordedCommand>& commands);
RecordedCommand recordedCommandFromJson(const JsonAt& json);

JsonValue rulesToJson(const RuleSet& rules);
RuleSet rulesFromJson(const JsonAt& json);

// The compiled packs of a record. Throws ReadError.
std::shared_ptr<const Catalog> catalogOf(const GameRecord& record);

}  // namespace kickdoor
