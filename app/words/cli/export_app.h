// kickdoor-cli export: writes a recorded game as a text.
#pragma once

#include "cli/export_command.h"

namespace kickdoor::cli {

int runExportCommand(const ExportRequest& request, std::ostream& out, std::ostream& err);

}  // namespace kickdoor::cli
