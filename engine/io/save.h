// A saved game: the record and a snapshot of the current state. A save opens from the snapshot, so it opens
// at once and even after the rules have changed; the record can replay it exactly. A checksum detects damage.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "io/record.h"

namespace kickdoor {

inline constexpr std::size_t kMaxSaveBytes = 64'000'000;

// One line of text. Law: reading it gives the same bytes of state, and writing that again gives the same
// text.
std::string writeSave(const GameRecord& record, const Catalog& catalog, const GameState& state);

struct SaveRead {
    GameRecord record;
    std::shared_ptr<const Catalog> catalog;
    GameState state;
    std::string error;  // empty on success; otherwise place and cause
    bool ok() const { return error.empty(); }
};

// Never throws. A state returned without an error has passed validate(). Before the game is continued, the
// caller should replay the commands or test the state (trial.h).
SaveRead readSave(std::string_view text);

}  // namespace kickdoor
