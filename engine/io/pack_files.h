// Packs on disk. Each pack is a folder of *.json files, with names in other languages in strings/.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "card/loader.h"

namespace kickdoor {

struct PackFiles {
    PackSource source;
    std::vector<PackError> errors;  // errors of reading; the loader checks the contents
    bool ok() const { return errors.empty(); }
};

// Never throws. Files are in the order of their names, so every machine reads the same pack.
PackFiles readPack(const std::filesystem::path& folder);

// Reads the packs, the base edition first, and loads them if there were no errors of reading.
LoadResult loadPacks(const std::vector<std::filesystem::path>& folders);

}  // namespace kickdoor
