#include <QHostInfo>
#include <QStandardPaths>
#include <QTimer>

#include "base/json_build.h"
#include "base/nearest_word.h"
#include "bot/bots.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "net/cli/net_app.h"
#include "net/qt/table_host.h"
#include "net/qt/tls_connection.h"
#include "net/wire/digest.h"
#include "net/wire/game_options.h"
#include "rule_set/rule_fields.h"
#include "version/version.h"

#ifdef KICKDOOR_PACKS
#    include "net/packs/shared_packs.h"
#endif

namespace kickdoor::cli {
namespace {

std::filesystem::path usersFolder() {
    const QString root = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return root.toStdU16String();
}

std::filesystem::path dataDir(const ServeRequest& request) {
    return request.dataDir.empty() ? usersFolder() / "server" : pathOf(request.dataDir);
}

std::filesystem::path ownPacks(const ServeRequest& request) {
    return request.ownPacks.empty() ? usersFolder() / "packs" : pathOf(request.ownPacks);
}

net::GameOptions optionsOf(const ServeRequest& request, PackShelf& shelf) {
    const LoadedPacks& packs = loadOrFail(shelf, request.editions);
    RuleSet rules = packs.rules;
    const std::vector<std::string> mistakes = parseRuleOptions(request.options, rules);
    if (!mistakes.empty()) throw UsageError{"--options: " + mistakes.front()};
    net::GameOptions options;
    options.packs = net::packIdsOf(request.editions, packs);
    options.options = net::optionsOf(rules);
    Pace pace;
    pace.clockFactor = request.clock;
    pace.botMillis = request.botMillis;
    net::setPace(options, pace);
    if (!isBot(request.standIn))
        throw UsageError{"--stand-in: " + unknownWord("bot", request.standIn, botNames())};
    options.standIn = request.standIn;
    return options;
}

void tellOpened(const ServeRequest& request, const net::TableHost& host, std::size_t tables,
                std::ostream& out) {
    if (request.json) {
        JsonValue codes = jsonList();
        for (const net::JoinCode& code : host.codes()) codes.items.push_back(jsonText(net::textOf(code)));
        JsonValue json = jsonObject();
        addField(json, "event", jsonText("open"));
        addField(json, "port", jsonInt(host.port()));
        addField(json, "key", jsonText(net::hexOf(host.key())));
        addField(json, "code", jsonText(net::textOf({{}, host.port(), host.key()})));
        addField(json, "codes", std::move(codes));
        addField(json, "pin", jsonText(request.pin));
        addField(json, "tables", jsonInt(static_cast<int>(tables)));
        out << writeJson(json) << std::endl;
        return;
    }
    out << tables << (tables == 1 ? " table" : " tables") << " at port " << host.port();
    out << (request.pin.empty() ? ", without a PIN\n" : ", PIN " + request.pin + "\n");
    for (const net::JoinCode& code : host.codes())
        out << "  " << net::textOf(code) << "  " << net::placeOf(code).host.toStdString() << '\n';
    out << "This program knows all hands, so its operator could read them.\nCtrl+C stops it; when started "
           "again, "
           "it resumes all games."
        << std::endl;
}

void tellOver(const ServeRequest& request, const net::NetTable& table, std::ostream& out) {
    const net::NetGame& game = *table.game();
    if (request.json) {
        JsonValue json = jsonObject();
        addField(json, "event", jsonText("over"));
        addField(json, "table", jsonInt(static_cast<int>(table.id())));
        addField(json, "commands", jsonInt(static_cast<int>(game.number())));
        addField(json, "chain", jsonText(net::hexOf(game.link())));
        out << writeJson(json) << std::endl;
        return;
    }
    out << "table " << table.id() << " is over: " << game.number() << " commands, chain "
        << net::hexOf(game.link()).substr(0, 16) << std::endl;
}

// Reports games that end. True when all have ended and nobody is left.
class Watch {
public:
    explicit Watch(const ServeRequest& request, std::ostream& out) : request_(request), out_(out) {}
    bool allOver(net::TableServer& server) {
        const auto tables = server.tables();
        bool all = !tables.empty();
        for (const net::TableSummary& summary : tables) {
            const bool over = summary.stage == net::TableStage::Over;
            all = all && over;
            const net::NetTable* table = server.table(summary.id);
            if (over && table->game() != nullptr && told_[summary.id] != table->game()->key()) {
                told_[summary.id] = table->game()->key();
                tellOver(request_, *table, out_);
            }
        }
        return all && server.connections() == 0;
    }

private:
    const ServeRequest& request_;
    std::ostream& out_;
    std::map<net::TableId, net::GameKey> told_;
};

net::TableHostOptions hostOptions(const ServeRequest& request, PackShelf& shelf) {
    net::TableHostOptions options;
    const std::filesystem::path folder = dataDir(request);
    options.server.name = request.name.empty() ? QHostInfo::localHostName().toStdString() : request.name;
    options.server.version = version();
    options.server.shelf = &shelf;
    options.server.folder = folder / "tables";
    options.server.mayMake = request.mayMake;
#ifdef KICKDOOR_PACKS
    options.server.sharing = net::sharedPacks();
#endif
    options.server.maxPerAddress = static_cast<std::size_t>(request.most);
    options.listener.openFrom = request.most;
    options.listener.shakingFrom = std::max(options.listener.shakingFrom, request.most / 16);
    options.listener.shaking = std::max(options.listener.shaking, options.listener.shakingFrom);
    options.listener.open = std::max(options.listener.open, request.most);
    options.port = request.port;
    options.keyFolder = folder;
    options.announce = !request.quiet;
    return options;
}

}  // namespace

int runServeCommand(const ServeRequest& given, std::ostream& out, std::ostream& err) {
    NetApp app;
    ServeRequest request = given;
    if (!request.pinGiven) request.pin = net::randomPin();
    PackShelf shelf = installedPacks(ownPacks(request));
    const net::GameOptions options = optionsOf(request, shelf);
    std::string error;
    const auto host = net::TableHost::open(hostOptions(request, shelf), error);
    if (host == nullptr) throw UsageError{error};
    net::TableServer& server = host->server();
    for (const TableError& lost : server.lostGames())
        err << "kickdoor-cli: cannot resume " << lost.file.string() << ": " << lost.cause << '\n';
    // Resumed tables count.
    for (int i = static_cast<int>(server.tables().size()); i < request.tables; ++i)
        if (!server.makeTable({"Table " + std::to_string(i + 1), request.pin, request.seats, options}))
            throw UsageError{"no table can be made with these editions"};
    host->touched();
    tellOpened(request, *host, server.tables().size(), out);

    Watch watch(request, out);
    const auto stop = [&](int code) { host->stop([&app, code] { app.quit(code); }); };
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, host.get(), [&] {
        if (server.stopped()) {
            err << "kickdoor-cli: " << server.trouble().file.string() << ": " << server.trouble().cause
                << '\n';
            look.stop();
            stop(kFailed);
        } else if (watch.allOver(server) && request.untilOver) {
            look.stop();
            stop(kFine);
        }
    });
    look.start(200);
    return app.run([&] {
        look.stop();
        stop(kFine);
    });
}

}  // namespace kickdoor::cli
