// Parses and runs the command line of kickdoor-cli. Errors are reported in one line.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "cli/export_command.h"
#include "cli/net_commands.h"
#include "cli/pack_command.h"

namespace kickdoor::cli {

// Exit codes of all commands.
inline constexpr int kFine = 0;
inline constexpr int kFailed = 1;    // the command ran, but its check failed
inline constexpr int kWrongUse = 2;  // a wrong argument or file

// arguments: without the program's name. net, exporting, packing: empty functions stand for commands that
// this program was built without. Returns the exit code.
int runCommandLine(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err,
                   const NetCommands& net = {}, const ExportCommand& exporting = {},
                   const PackCommand& packing = {});

}  // namespace kickdoor::cli
