// Files by whole: read, written, found.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "io/pack_shelf.h"

namespace kickdoor::cli {

// What is wrong with an argument or a file; ends the command with one line and exit code 2.
struct UsageError {
    std::string text;
};

std::string readFile(const std::filesystem::path& file);  // throws UsageError
void writeFile(const std::filesystem::path& file, const std::string& text);

// Files as they are, and every *.json below folders, in the order of their names. Throws UsageError when one
// is missing or nothing is found.
std::vector<std::filesystem::path> jsonFiles(const std::vector<std::string>& arguments);

// The packs this program was installed with. Throws UsageError when there are none.
PackShelf installedPacks();
// Throws UsageError.
const LoadedPacks& loadOrFail(PackShelf& shelf, const std::vector<std::string>& editions);

}  // namespace kickdoor::cli
