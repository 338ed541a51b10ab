#pragma once

#include <filesystem>

namespace kickdoor {

// The folder that holds packs/, icons/, fonts/ ...: $KICKDOOR_ASSETS when set, else ../share/kickdoor seen
// from the running program's folder (../Resources in a macOS bundle). The build tree is laid out like an
// installation, so the same lookup serves both. Empty when there is none.
std::filesystem::path assetRoot();

}  // namespace kickdoor
