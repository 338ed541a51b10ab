// The journal of a running game: a text file that only grows. Its first line tells how the game was set up,
// each further line one accepted command and the hash of the state it led to. Every line begins with its
// checksum, so that a line torn by a crash is known and left out; who writes it makes each line safe on disk
// before the command is acknowledged.
#pragma once

#include <string>
#include <string_view>

#include "io/record.h"

namespace kickdoor {

// With its line end.
std::string journalHeader(const GameRecord& record);
std::string journalLine(const RecordedCommand& command);

// Tells a journal from other texts by its first kJournalMarkBytes.
inline constexpr std::size_t kJournalMarkBytes = 9;
bool looksLikeJournal(std::string_view text);

struct JournalRead {
    GameRecord record;
    // Bytes of whole lines: what is behind them was torn and may be cut off before going on.
    std::size_t goodBytes = 0;
    bool torn = false;
    std::string error;  // empty: all is well; else place and cause
    bool ok() const { return error.empty(); }
};

// Never throws. A torn end is no error; damage before it is.
JournalRead readJournal(std::string_view text);

}  // namespace kickdoor
