// kickdoor-cli pack: begins, checks, packs, unpacks, tries and prints packs.
#pragma once

#include "cli/pack_command.h"

namespace kickdoor::cli {

int runPackCommand(const PackRequest& request, std::ostream& out, std::ostream& err);

}  // namespace kickdoor::cli
