// Games between random bots, recorded step by step, for testing saves, journals and replays.
#pragma once

#include <memory>
#include <vector>

#include "io/record.h"

namespace tests {

struct RecordedGame {
    std::shared_ptr<const kickdoor::Catalog> catalog;
    kickdoor::GameRecord record;
    std::vector<kickdoor::GameState> states;  // states[i] is before commands[i]; one more than commands
    std::vector<kickdoor::Command> commands;

    kickdoor::Game game() const { return {*catalog, record.rules}; }
};

// Plays the original edition with at most so many commands.
RecordedGame playRecorded(std::uint64_t seed, int players, std::size_t commands);
// The game in the format of a journal or replay.
std::string journalOf(const RecordedGame& game);

}  // namespace tests
