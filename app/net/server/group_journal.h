// One file for the commands of all tables. All commands accepted in a tick are flushed to disk together, and
// only then announced.
//
// A line: its checksum, the offset of its batch in the file, the game, and the event. A line torn by a crash
// is in the last batch, which was not announced; earlier damage is an error.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/file.h"

namespace kickdoor::net {

// Of all games that a server has ever had.
using GameKey = std::uint64_t;

enum class EntryKind : char {
    Command = 'c',  // a journal's line (io/journal.h) without its end
    Note = 'n'      // what happened at the table besides: table_files.h
};
struct JournalEntry {
    EntryKind kind = EntryKind::Command;
    std::string text;  // one line
};
using JournalEntries = std::map<GameKey, std::vector<JournalEntry>>;

class GroupJournal {
public:
    // In memory only, for servers that keep nothing.
    GroupJournal() = default;
    // Makes the file, or reads what it holds and goes on behind it.
    static std::unique_ptr<GroupJournal> open(const std::filesystem::path& path, JournalEntries& entries,
                                              TableError& error);

    // Safe after the next flush.
    void append(GameKey game, EntryKind kind, std::string_view text);
    bool hasPending() const { return !pending_.empty() || !writing_.empty(); }
    // A flush in three steps, of which the second may be another thread's: begin, write, and end with what
    // came of it. What is appended meanwhile is for the next one. When it fails nothing is lost: the next one
    // tries the same again, alone, so that no line names a batch that it is not in.
    void beginFlush();
    TableError write();
    void endFlush(const TableError& error);
    // All three; on disk when it returns no error.
    TableError flush();
    // All lines of its commands, in order; those not flushed, too.
    std::vector<std::string> commandsOf(GameKey game) const;
    std::vector<JournalEntry> entriesOf(GameKey game) const;
    // Its lines go when the file is next packed.
    void forget(GameKey game);
    // Writes the file anew without what is forgotten, when that is worth it. Nothing may be pending.
    TableError packIfWorth();
    std::uint64_t bytes() const { return written_; }

private:
    struct Place {
        std::uint64_t at = 0;
        std::uint32_t length = 0;
    };

    std::string lineAt(const Place& place, std::ifstream& file) const;
    void index(GameKey game, const Place& place);

    std::unique_ptr<AppendFile> file_;
    std::string memory_;  // without a file, all that was ever written
    std::string pending_;
    std::string writing_;  // between beginFlush() and an endFlush() without error
    std::uint64_t written_ = 0;
    std::uint64_t forgotten_ = 0;
    std::map<GameKey, std::vector<Place>> places_;
};

}  // namespace kickdoor::net
