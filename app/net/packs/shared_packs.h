// The files that a table gives to members who lack its packs: the player's own packs, as .kickpack files.
#pragma once

#include "net/server/pack_sharing.h"

namespace kickdoor::net {

// Gives out no pack that comes with the program, none without author, version or licence, and none whose
// folder is not what is being played.
PackSharing sharedPacks();

}  // namespace kickdoor::net
