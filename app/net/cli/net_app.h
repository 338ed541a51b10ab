// The network's commands of kickdoor-cli, and what they share.
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

// Makes the application that Qt's sockets need, unless there is one already.
class NetApp {
public:
    NetApp();
    // Until quit(), or until the process is asked to end: then `asked` is called first, once, and may quit
    // later.
    int run(const std::function<void()>& asked);
    void quit(int code);

private:
    std::unique_ptr<QEventLoop> loop_;  // wants the application first
};

}  // namespace kickdoor::cli
