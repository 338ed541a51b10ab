// Errors of reading and writing games, with the file and the system's text for the cause.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace kickdoor {

enum class TableErrorKind : std::uint8_t {
    None,
    CannotCreate,  // folder or file cannot be made: not writable, no such folder
    CannotWrite,   // disk full, device gone
    CannotRead,    // missing, not readable
    NotAGame,      // not a save or journal of this program, or a damaged one
    TooNew,        // written by a later version
    RulesMoved,    // opens as a snapshot only: the rules have changed since, the journal does not replay
    SetupInvalid   // players, names or options do not make a game
};

struct TableError {
    TableErrorKind kind = TableErrorKind::None;
    std::filesystem::path file;
    std::string cause;  // e.g. "No space left on device"
    explicit operator bool() const { return kind != TableErrorKind::None; }
};

// Stable key for message catalogues: "cannotWrite".
const char* keyOf(TableErrorKind kind);

}  // namespace kickdoor
