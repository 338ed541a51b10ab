#pragma once

#include <filesystem>

namespace tests {

// The root of the source tree, for tests that read its packs, scenarios and documents.
std::filesystem::path sourceDir();

}  // namespace tests
