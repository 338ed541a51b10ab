// Texts that a test compares with a file of the tree. With KICKDOOR_UPDATE_GOLDEN=1 in the environment the
// file is written anew instead, to be looked through and committed.
#pragma once

#include <filesystem>
#include <string>

namespace tests {

// `path` from the root of the tree.
void expectGolden(const std::filesystem::path& path, const std::string& actual);

}  // namespace tests
