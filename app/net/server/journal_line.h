// A group journal's lines as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "net/server/group_journal.h"

namespace kickdoor::net {

struct JournalLine {
    std::uint64_t batch = 0;  // where its batch begins in the file
    GameKey game = 0;
    JournalEntry entry;
};

// With its line end.
std::string lineOf(std::uint64_t batch, GameKey game, EntryKind kind, std::string_view text);
// Without its line end. Nothing: it is not whole.
std::optional<JournalLine> readLine(std::string_view line);

// A file's first line. whole: so many bytes were written at once and are no batch that may be torn.
std::string firstLineOf(std::uint64_t whole);
std::optional<std::uint64_t> readFirstLine(std::string_view line);

}  // namespace kickdoor::net
