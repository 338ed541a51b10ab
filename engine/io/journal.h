// The journal of a running game, an append-only text file. The first line contains the set-up of the game,
// each further line one accepted command and the hash of the resulting state. Every line begins with its
// checksum, so a line torn by a crash is detected and left out. The writer must flush each line to disk
// before it acknowledges the command.
#pragma once

#include <string>
#include <string_view>

#include "io/record.h"

namespace kickdoor {

// Both with their line end.
std::string journalHeader(const GameRecord& record);
std::string journalLine(const RecordedCommand& command);

// Recognises a journal by its first kJournalMarkBytes.
inline constexpr std::size_t kJournalMarkBytes = 9;
bool looksLikeJournal(std::string_view text);

struct JournalRead {
    GameRecord record;
    // Length of the complete lines in bytes. The rest is torn and may be cut off before appending.
    std::size_t goodBytes = 0;
    bool torn = false;
    std::string error;  // empty on success; otherwise place and cause
    bool ok() const { return error.empty(); }
};

// Never throws. A torn end is not an error; damage before it is.
JournalRead readJournal(std::string_view text);

}  // namespace kickdoor
