// Where the player's own things are kept: in the system's own places, or all in one folder when asked to.
#pragma once

#include <QString>

#include "desktop/arguments.h"

namespace kickdoor {

// Names the folders below on every system.
inline constexpr char kProgramName[] = "kickdoor";
// Under which desktops know the program: its entry, its icon, its window.
inline constexpr char kDesktopName[] = "org.kickdoor.Kickdoor";

// Games, saves, records.
QString dataFolder(const Arguments& arguments);
QString settingsFile(const Arguments& arguments);

}  // namespace kickdoor
