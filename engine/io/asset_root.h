#pragma once

#include <filesystem>

namespace kickdoor {

// The folder that holds packs/, icons/, fonts/ ...: $KICKDOOR_ASSETS if set, otherwise ../share/kickdoor
// relative to the running program's folder (../Resources in a macOS bundle). The build tree has the layout of
// an installation, so the lookup works in both. Empty if the folder does not exist.
std::filesystem::path assetRoot();

// The running program's own file; empty if the system does not tell.
std::filesystem::path programFile();

}  // namespace kickdoor
