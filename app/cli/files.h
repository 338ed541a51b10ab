// Reads, writes and finds files.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "io/pack_shelf.h"

namespace kickdoor::cli {

// A wrong argument or file. Ends the command with one line and exit code 2.
struct UsageError {
    std::string text;
};

// Arguments are UTF-8. A path takes them for something else on Windows, so they are never turned into one by
// themselves.
std::filesystem::path pathOf(std::string_view argument);
std::string readFile(const std::filesystem::path& file);  // throws UsageError
std::string readFile(const std::string& argument);
void writeFile(const std::string& argument, const std::string& text);
void writeFile(const std::filesystem::path& file, const std::string& text);
// Writes a game, which holds hands: for its owner only, even where others could read the file that it
// replaces.
void writeGame(const std::filesystem::path& file, const std::string& text);

// Returns the files among the arguments, and all *.json below the folders, sorted by name. Throws UsageError
// if an argument does not exist or nothing is found.
std::vector<std::filesystem::path> jsonFiles(const std::vector<std::string>& arguments);

// The packs installed with this program. Throws UsageError if there are none.
PackShelf installedPacks(const std::filesystem::path& own = {});
// Throws UsageError.
const LoadedPacks& loadOrFail(PackShelf& shelf, const std::vector<std::string>& editions);

}  // namespace kickdoor::cli
