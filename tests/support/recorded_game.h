// Games between random bots, kept step by step: what saves, journals and replays are tried on.
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

// The original edition, at most so many commands.
RecordedGame playRecorded(std::uint64_t seed, int players, std::size_t commands);
// As a journal or a replay file holds it.
std::string journalOf(const RecordedGame& game);

}  // namespace tests
