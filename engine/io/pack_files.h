// Packs on disk: a folder each, of *.json files.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "card/loader.h"

namespace kickdoor {

struct PackFiles {
    PackSource source;
    std::vector<PackError> errors;  // of reading; what the files say is the loader's matter
    bool ok() const { return errors.empty(); }
};

// Never throws. Files in the order of their names, so that every machine reads the same pack.
PackFiles readPack(const std::filesystem::path& folder);

// Reads and loads; errors of both.
LoadResult loadPacks(const std::vector<std::filesystem::path>& folders);

}  // namespace kickdoor
