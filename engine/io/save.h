// A saved game: the record, and a snapshot of where it stands. It opens from the snapshot, so it opens at
// once and even when the rules have moved on since; the record inside replays it exactly. A checksum over all
// of it tells damage from a game.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "io/record.h"

namespace kickdoor {

inline constexpr std::size_t kMaxSaveBytes = 64'000'000;

// One line of text. Law: reading it gives the same bytes of state, and the same text when it is written
// again.
std::string writeSave(const GameRecord& record, const Catalog& catalog, const GameState& state);

struct SaveRead {
    GameRecord record;
    std::shared_ptr<const Catalog> catalog;
    GameState state;
    std::string error;  // empty: all is well; else place and cause
    bool ok() const { return error.empty(); }
};

// Never throws; whatever the text holds, what is returned without an error has passed validate(). Whoever
// plays it on proves it by its commands, or tries it out (trial.h).
SaveRead readSave(std::string_view text);

}  // namespace kickdoor
