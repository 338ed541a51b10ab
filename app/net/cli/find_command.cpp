#include <QTimer>
#include <algorithm>

#include "base/json_build.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "net/cli/net_app.h"
#include "net/qt/table_finder.h"
#include "net/qt/table_host.h"

namespace kickdoor::cli {
namespace {

// The editions of the host's tables that are missing or different here.
std::vector<std::string> lacking(const net::Announcement& said, const std::vector<net::AnnouncedPack>& own) {
    std::vector<std::string> lacking;
    for (const net::AnnouncedPack& pack : said.packs) {
        const bool used = std::any_of(said.tables.begin(), said.tables.end(), [&](const auto& table) {
            return std::find(table.editions.begin(), table.editions.end(), pack.edition) !=
                   table.editions.end();
        });
        if (used && std::find(own.begin(), own.end(), pack) == own.end()) lacking.push_back(pack.edition);
    }
    return lacking;
}

std::string codeOf(const net::FoundHost& host) {
    return net::textOf({net::addressBytes(host.addresses.front()), host.said.port, host.said.key});
}

const char* stageName(net::TableStage stage) {
    switch (stage) {
        case net::TableStage::Lobby: return "open";
        case net::TableStage::Starting:
        case net::TableStage::Playing: return "playing";
        case net::TableStage::Over:
        case net::TableStage::kCount: break;
    }
    return "over";
}

void tell(const net::FoundHost& host, const std::vector<std::string>& missing, std::ostream& out) {
    const net::Announcement& said = host.said;
    out << said.name << "  " << host.addresses.front().toString().toStdString();
    if (!host.speaksOurs()) {
        out << "  runs another version of Kickdoor: " << said.version << '\n';
        return;
    }
    out << " port " << said.port << "  " << codeOf(host) << '\n';
    for (const net::TableSummary& table : said.tables) {
        out << "  " << table.id << ": " << table.name << ", " << stageName(table.stage) << ", "
            << int{table.taken} << " of " << int{table.seats} << " seats taken"
            << (table.pinNeeded ? ", PIN" : "");
        for (const std::string& edition : table.editions) out << ", " << edition;
        out << '\n';
    }
    if (said.tableCount > said.tables.size())
        out << "  and " << said.tableCount - said.tables.size() << " more\n";
    for (const std::string& edition : missing)
        out << "  needs an edition that differs here: " << edition << '\n';
}

JsonValue jsonOf(const net::FoundHost& host, const std::vector<std::string>& missing) {
    const net::Announcement& said = host.said;
    JsonValue addresses = jsonList();
    for (const QHostAddress& address : host.addresses)
        addresses.items.push_back(jsonText(address.toString().toStdString()));
    JsonValue tables = jsonList();
    for (const net::TableSummary& table : said.tables) {
        JsonValue json = jsonObject();
        addField(json, "id", jsonInt(static_cast<int>(table.id)));
        addField(json, "name", jsonText(table.name));
        addField(json, "stage", jsonText(stageName(table.stage)));
        addField(json, "seats", jsonInt(table.seats));
        addField(json, "taken", jsonInt(table.taken));
        tables.items.push_back(std::move(json));
    }
    JsonValue lacks = jsonList();
    for (const std::string& edition : missing) lacks.items.push_back(jsonText(edition));
    JsonValue json = jsonObject();
    addField(json, "name", jsonText(said.name));
    addField(json, "version", jsonText(said.version));
    addField(json, "sameProtocol", jsonInt(host.speaksOurs() ? 1 : 0));
    addField(json, "port", jsonInt(said.port));
    addField(json, "code", jsonText(host.speaksOurs() ? codeOf(host) : ""));
    addField(json, "addresses", std::move(addresses));
    addField(json, "tables", std::move(tables));
    addField(json, "lacking", std::move(lacks));
    return json;
}

}  // namespace

int runFindCommand(const FindRequest& request, std::ostream& out, std::ostream& err) {
    NetApp app;
    PackShelf shelf = installedPacks();
    const std::vector<net::AnnouncedPack> own = net::announcedPacks(shelf);
    net::TableFinder finder;
    if (!finder.start()) throw UsageError{"cannot open a UDP socket"};
    QTimer::singleShot(static_cast<int>(request.seconds * 1000), &finder, [&app] { app.quit(kFine); });
    app.run([&app] { app.quit(kFine); });
    for (const net::FoundHost& host : finder.hosts()) {
        const std::vector<std::string> missing = lacking(host.said, own);
        if (request.json)
            out << writeJson(jsonOf(host, missing)) << '\n';
        else
            tell(host, missing, out);
    }
    if (!finder.hosts().empty()) return kFine;
    err << "kickdoor-cli: no host was heard; it may be in another network, or a firewall may block UDP port "
        << net::kDiscoveryPort << " (a join code works all the same if TCP goes through)\n";
    return kFailed;
}

}  // namespace kickdoor::cli
