#include <iostream>

#include "cli/command_line.h"
#include "system/arguments.h"
#include "system/console.h"
#include "system/end_process.h"
#include "table/file.h"
#ifdef KICKDOOR_NET_COMMANDS
#    include "net/cli/net_app.h"
#endif
#ifdef KICKDOOR_PACK_COMMANDS
#    include "pack/cli/pack_app.h"
#endif
#ifdef KICKDOOR_WORDS_COMMANDS
#    include "words/cli/export_app.h"
#endif

int main(int argc, char** argv) {
    kickdoor::writeForOwnerOnly();
    kickdoor::system::useConsole();
    kickdoor::cli::NetCommands net;
#ifdef KICKDOOR_NET_COMMANDS
    net = kickdoor::cli::netCommands();
#endif
    kickdoor::cli::ExportCommand exporting;
#ifdef KICKDOOR_WORDS_COMMANDS
    exporting = kickdoor::cli::runExportCommand;
#endif
    kickdoor::cli::PackCommand packing;
#ifdef KICKDOOR_PACK_COMMANDS
    packing = kickdoor::cli::runPackCommand;
#endif
    std::vector<std::string> arguments = kickdoor::system::arguments(argc, argv);
    arguments.erase(arguments.begin());
    return kickdoor::system::endProcess(
        kickdoor::cli::runCommandLine(arguments, std::cout, std::cerr, net, exporting, packing));
}
