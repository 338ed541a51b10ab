#include "model/net/found_tables.h"

#include <QLocale>
#include <algorithm>

#include "model/net/net_words.h"
#include "model/setup/pack_list.h"
#include "net/qt/table_host.h"
#include "words/lists.h"

namespace kickdoor {
namespace {

constexpr int kPatienceMillis = 5000;

}  // namespace

FoundTables::FoundTables(PackShelf& shelf, const PackList& packs, std::uint16_t port, QObject* parent)
    : RowModel({"host", "name", "stage", "seats", "taken", "watching", "editions", "pinNeeded", "problem",
                "maySit", "mayWatch", "toFetch"},
               parent),
      m_shelf(shelf),
      m_packs(packs),
      m_finder(port) {
    m_finder.onChanged = [this] { refresh(); };
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMillis);
    connect(&m_patience, &QTimer::timeout, this, &FoundTables::refresh);
}

void FoundTables::start() {
    if (looking()) return;
    if (!m_finder.start()) {
        m_hint = NetWords::of(net::WayMistake::NoSocket, net::CodeMistake::None);
        emit changed();
        return;
    }
    m_ownPacks.reset();  // the player may have added some
    m_patience.start();
    refresh();
}

void FoundTables::stop() {
    m_finder.stop();
    m_patience.stop();
    refresh();
}

const std::vector<net::AnnouncedPack>& FoundTables::ownPacks() {
    if (!m_ownPacks) m_ownPacks = net::announcedPacks(m_shelf);
    return *m_ownPacks;
}

QString FoundTables::nameOf(const net::FoundHost& host, const std::string& edition) const {
    for (const net::AnnouncedPack& pack : host.said.packs)
        if (pack.edition == edition && !pack.name.empty()) return plainWords(pack.name);
    return m_packs.nameOf(QString::fromStdString(edition));
}

FoundTables::Way FoundTables::wayTo(const net::FoundHost& host, const net::TableSummary& table) {
    const auto in = [](const std::vector<net::AnnouncedPack>& packs, const std::string& edition) {
        const auto pack = std::find_if(packs.begin(), packs.end(),
                                       [&](const net::AnnouncedPack& p) { return p.edition == edition; });
        return pack == packs.end() ? nullptr : &*pack;
    };
    Way way;
    for (const std::string& edition : table.editions) {
        const net::AnnouncedPack* own = in(ownPacks(), edition);
        const net::AnnouncedPack* theirs = in(host.said.packs, edition);
        if (own != nullptr && (theirs == nullptr || theirs->mark == own->mark)) continue;
        const QString name = nameOf(host, edition);
        // One of the host's own: the lobby offers it.
        if (theirs != nullptr && !theirs->name.empty())
            way.toFetch << name;
        else
            return {
                NetWords::of(own == nullptr ? net::NetReason::MissingPack : net::NetReason::OtherPack, name),
                {}};
    }
    // Who only watches fetches them, too.
    if (table.stage != net::TableStage::Lobby)
        way.problem = NetWords::of(net::NetReason::GameRunning);
    else if (table.taken >= table.seats)
        way.problem = NetWords::of(net::NetReason::TableFull);
    return way;
}

void FoundTables::refresh() {
    std::vector<Row> rows;
    m_found.clear();
    for (const net::FoundHost& host : m_finder.hosts()) {
        const QString name = plainWords(host.said.name);
        if (!host.speaksOurs()) {
            rows.push_back({static_cast<qint64>(qHash(name, 1)),
                            {name, QString(), QString(), 0, 0, 0, QString(), false,
                             NetWords::of(net::NetReason::WrongProtocol, plainWords(host.said.version)),
                             false, false, QString()}});
            m_found.push_back({});
            continue;
        }
        const QByteArray key(reinterpret_cast<const char*>(host.said.key.data()),
                             static_cast<qsizetype>(host.said.key.size()));
        for (const net::TableSummary& table : host.said.tables) {
            QStringList editions;
            for (const std::string& edition : table.editions) editions << nameOf(host, edition);
            const Way way = wayTo(host, table);
            const bool lobby = table.stage == net::TableStage::Lobby;
            const bool fits = way.problem.isEmpty() || !lobby || table.taken >= table.seats;
            rows.push_back(
                {static_cast<qint64>(qHash(key, host.said.port * 1000U + table.id)),
                 {name, plainWords(table.name), NetWords::of(table.stage), table.seats, table.taken,
                  table.watching, Lists::mixed(editions), table.pinNeeded, way.problem, way.problem.isEmpty(),
                  fits, QLocale().createSeparatedList(way.toFetch)}});
            m_found.push_back({host.places(), table.id, table.pinNeeded});
        }
    }
    const bool quiet = rows.empty() && looking() && !m_patience.isActive();
    m_hint = quiet ? tr("No table was found. Are both machines in the same network? Guest networks often "
                        "keep machines apart. A firewall must let UDP and TCP 4510 through on the host's "
                        "machine. "
                        "The join code works without announcements.")
                   : QString();
    setRows(std::move(rows));
    emit changed();
}

std::optional<FoundTables::Found> FoundTables::found(int row) const {
    if (row < 0 || row >= static_cast<int>(m_found.size())) return std::nullopt;
    return m_found[static_cast<std::size_t>(row)];
}

}  // namespace kickdoor
