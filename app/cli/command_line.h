// The whole command line of kickdoor-cli: parsed, told what is wrong with it in one line, and carried out.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "cli/export_command.h"
#include "cli/net_commands.h"

namespace kickdoor::cli {

// Exit codes of all commands.
inline constexpr int kFine = 0;
inline constexpr int kFailed = 1;    // what was asked for was done, and did not pass
inline constexpr int kWrongUse = 2;  // a wrong argument or file; one line says what

// `arguments` without the program's name. net, exporting: empty functions are commands that this program
// was built without.
int runCommandLine(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err,
                   const NetCommands& net = {}, const ExportCommand& exporting = {});

}  // namespace kickdoor::cli
