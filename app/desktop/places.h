// The folders of the user's files: the system's standard ones, or the folder given on the command line.
#pragma once

#include <QString>
#include <filesystem>

#include "desktop/arguments.h"

namespace kickdoor {

// The name in these folders' paths.
inline constexpr char kProgramName[] = "kickdoor";
// The desktop's id for the program's entry, icon and window.
inline constexpr char kDesktopName[] = "org.kickdoor.Kickdoor";

// Contains games, saves and records.
QString dataFolder(const Arguments& arguments);
// The player's packs, a folder for each.
std::filesystem::path ownPacks(const Arguments& arguments);
// All pictograms, for packs of the player's own.
QString allIcons();
QString settingsFile(const Arguments& arguments);

}  // namespace kickdoor
