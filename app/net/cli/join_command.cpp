#include <QTimer>

#include "base/nearest_word.h"
#include "bot/bots.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "net/cli/bot_guest.h"
#include "net/cli/net_app.h"
#include "net/qt/way_finder.h"

namespace kickdoor::cli {
namespace {

std::vector<net::HostPlace> waysTo(const JoinRequest& request, NetApp& app) {
    std::vector<net::HostPlace> ways;
    std::string mistake;
    bool over = false;
    const auto finish = [&](int code) {
        over = true;
        app.quit(code);
    };
    net::WayFinder finder;
    finder.onWays = [&](std::vector<net::HostPlace> found) {
        ways = std::move(found);
        finish(kFine);
    };
    finder.onMistake = [&](net::WayMistake why, net::CodeMistake code) {
        mistake = why == net::WayMistake::Code ? net::sentenceOf(code) : net::sentenceOf(why);
        finish(kFailed);
    };
    finder.find(request.where, request.code);
    if (!over) app.run([&app] { app.quit(kFailed); });
    if (ways.empty()) throw UsageError{mistake.empty() ? "interrupted" : mistake};
    return ways;
}

}  // namespace

int runJoinCommand(const JoinRequest& request, std::ostream& out, std::ostream& err) {
    if (!isBot(request.bot)) throw UsageError{"--bot: " + unknownWord("bot", request.bot, botNames())};
    NetApp app;
    PackShelf shelf = installedPacks();
    const std::vector<net::HostPlace> ways = waysTo(request, app);
    BotGuest guest(request, shelf, out, err);
    // Time to send the last messages.
    constexpr int kLastWordsMillis = 100;
    guest.onDone = [&](int code) {
        QTimer::singleShot(kLastWordsMillis, &guest, [&app, code] { app.quit(code); });
    };
    guest.open(ways);
    return app.run([&guest] { guest.stop(); });
}

}  // namespace kickdoor::cli
