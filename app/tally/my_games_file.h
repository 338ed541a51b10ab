// The file of the statistics: one JSON document. Reading trusts nothing.
#pragma once

#include <filesystem>
#include <string>

#include "table/error.h"
#include "tally/my_games.h"

namespace kickdoor {

inline constexpr const char* kMyGamesFile = "my-games.json";
inline constexpr std::uint64_t kMostMyGamesBytes = 16U << 20U;

std::string myGamesText(const MyGames& games);
// `error`: the place and the cause in one line; empty on success. Never throws.
MyGames myGamesFrom(std::string_view text, std::string& error);

// What became of the file.
struct MyGamesRead {
    MyGames games;
    TableError error;             // none if there is no file yet
    std::filesystem::path aside;  // the damaged file's new place; empty: it was not moved
    // The file must not be written: it is a later version's, or could not be read or moved.
    bool locked = false;
};
// A damaged file is renamed, whole, to a free name beside it, so that the next one can be written.
MyGamesRead readMyGames(const std::filesystem::path& file);
// Replaces the file in one step.
TableError writeMyGames(const std::filesystem::path& file, const MyGames& games);

}  // namespace kickdoor
