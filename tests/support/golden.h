// Compares texts with files of the source tree. With KICKDOOR_UPDATE_GOLDEN=1 in the environment, writes the
// files instead, to be reviewed and committed.
#pragma once

#include <filesystem>
#include <string>

namespace tests {

// path: relative to the root of the tree.
void expectGolden(const std::filesystem::path& path, const std::string& actual);

}  // namespace tests
