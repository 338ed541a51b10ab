#include <iostream>

#include "cli/command_line.h"
#ifdef KICKDOOR_NET_COMMANDS
#    include "net/cli/net_app.h"
#endif

int main(int argc, char** argv) {
    kickdoor::cli::NetCommands net;
#ifdef KICKDOOR_NET_COMMANDS
    net = kickdoor::cli::netCommands();
#endif
    return kickdoor::cli::runCommandLine({argv + 1, argv + argc}, std::cout, std::cerr, net);
}
