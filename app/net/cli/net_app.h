// The network commands of kickdoor-cli, and their application object.
#pragma once

#include <QEventLoop>
#include <functional>
#include <memory>

#include "cli/net_commands.h"

namespace kickdoor::cli {

NetCommands netCommands();

int runServeCommand(const ServeRequest& request, std::ostream& out, std::ostream& err);
int runJoinCommand(const JoinRequest& request, std::ostream& out, std::ostream& err);
int runFindCommand(const FindRequest& request, std::ostream& out, std::ostream& err);

// Creates the application object that Qt's sockets need, unless there is one.
class NetApp {
public:
    NetApp();
    // Runs until quit(). If the process is asked to end, calls `asked` once, which must lead to quit().
    int run(const std::function<void()>& asked);
    void quit(int code);

private:
    std::unique_ptr<QEventLoop> loop_;  // must be created after the application
};

}  // namespace kickdoor::cli
