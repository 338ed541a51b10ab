#include <QHostInfo>
#include <QTimer>
#include <algorithm>

#include "base/nearest_word.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "net/cli/bot_guest.h"
#include "net/cli/net_app.h"
#include "net/qt/table_finder.h"

namespace kickdoor::cli {
namespace {

constexpr int kAskMillis = 2500;

struct HostAndPort {
    std::string host;
    std::uint16_t port = net::kDefaultPort;
};

// HOST, HOST:PORT, [V6], [V6]:PORT, V6
HostAndPort readHost(const std::string& text) {
    HostAndPort read{text, net::kDefaultPort};
    std::string port;
    const std::size_t bracket = text.find(']');
    if (text.starts_with('[') && bracket != std::string::npos) {
        read.host = text.substr(1, bracket - 1);
        if (bracket + 1 < text.size()) port = text.substr(std::min(bracket + 2, text.size()));
    } else if (const std::size_t colon = text.find(':');
               colon != std::string::npos && colon == text.rfind(':')) {
        read.host = text.substr(0, colon);
        port = text.substr(colon + 1);
    }
    if (port.empty()) return read;
    bool fine = false;
    read.port = QString::fromStdString(port).toUShort(&fine);
    if (!fine || read.port == 0 || read.host.empty()) throw UsageError{text + ": no HOST:PORT"};
    return read;
}

bool looksLikeHost(const std::string& text) {
    return text.find_first_of(".:[") != std::string::npos || text == "localhost";
}

net::JoinCode codeOrFail(const std::string& text) {
    const net::CodeRead read = net::readJoinCode(text);
    if (!read.ok()) throw UsageError{net::sentenceOf(read.mistake)};
    return read.code;
}

// As it announces itself: asked at its own address.
net::HostPlace announcedPlace(const HostAndPort& where, NetApp& app) {
    const QHostInfo info = QHostInfo::fromName(QString::fromStdString(where.host));
    if (info.addresses().isEmpty()) throw UsageError{net::sentenceOf(net::Trouble::NameUnknown)};
    net::TableFinder finder;
    std::optional<net::HostPlace> found;
    finder.onChanged = [&] {
        for (const net::FoundHost& host : finder.hosts()) {
            const bool same =
                std::any_of(host.addresses.begin(), host.addresses.end(), [&](const auto& address) {
                    return info.addresses().contains(address) ||
                           info.addresses().contains(QHostAddress(net::plainAddress(address)));
                });
            if (same && host.said.port == where.port)
                found = {QString::fromStdString(where.host), where.port, host.said.key};
        }
        if (found) app.quit(kFine);
    };
    if (!finder.start()) throw UsageError{"no UDP socket can be had"};
    for (const QHostAddress& address : info.addresses()) finder.askAlso(address);
    QTimer::singleShot(kAskMillis, &finder, [&app] { app.quit(kFailed); });
    app.run([&app] { app.quit(kFailed); });
    if (!found) throw UsageError{"the host does not announce itself here; say its code, too: --code CODE"};
    return *found;
}

std::vector<net::HostPlace> waysTo(const JoinRequest& request, NetApp& app) {
    if (!looksLikeHost(request.where)) {
        const net::JoinCode code = codeOrFail(request.where);
        if (code.address.empty()) throw UsageError{"the code has no address; use HOST --code CODE"};
        return {net::placeOf(code)};
    }
    const HostAndPort where = readHost(request.where);
    if (request.code.empty()) return {announcedPlace(where, app)};
    return {{QString::fromStdString(where.host), where.port, codeOrFail(request.code).key}};
}

}  // namespace

int runJoinCommand(const JoinRequest& request, std::ostream& out, std::ostream& err) {
    if (makeBot(request.bot, 0) == nullptr)
        throw UsageError{"--bot: " + unknownWord("bot", request.bot, botNames())};
    NetApp app;
    PackShelf shelf = installedPacks();
    const std::vector<net::HostPlace> ways = waysTo(request, app);
    BotGuest guest(request, shelf, out, err);
    // The last words go out before the program does.
    constexpr int kLastWordsMillis = 100;
    guest.onDone = [&](int code) {
        QTimer::singleShot(kLastWordsMillis, &guest, [&app, code] { app.quit(code); });
    };
    guest.open(ways);
    return app.run([&guest] { guest.stop(); });
}

}  // namespace kickdoor::cli
