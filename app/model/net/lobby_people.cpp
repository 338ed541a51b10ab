#include "model/net/lobby_people.h"

#include <QLocale>
#include <algorithm>

#include "model/base/change.h"
#include "model/net/net_words.h"
#include "model/setup/pack_list.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMostSaid = 200;
enum Column { kMember, kName, kHere, kOwner, kMine, kWatches, kLacks, kSaidBye };

// As the host calls it, if it gives the pack out: who lacks a pack knows only its key.
QString packName(const net::ClientSession& session, const PackList& packs, const std::string& edition) {
    for (const net::PackOffer& offer : session.packOffers().packs)
        if (offer.edition == edition) return plainWords(offer.name);
    return packs.nameOf(QString::fromStdString(edition));
}

}  // namespace

LobbyPeople::LobbyPeople(const PackList& packs, QObject* parent)
    : RowModel({"member", "name", "here", "owner", "mine", "watches", "lacks", "saidBye"}, parent),
      m_packs(packs) {}

void LobbyPeople::show(const net::ClientSession* session, bool connectedAnew) {
    std::vector<Row> rows;
    if (session != nullptr) {
        const net::Lobby& lobby = session->lobby();
        for (const net::Member& member : lobby.members) {
            QStringList lacks;
            for (const std::string& edition : member.lacking) lacks << packName(*session, m_packs, edition);
            bool watches = true;
            for (const net::LobbySeat& seat : lobby.seats) watches = watches && seat.owner != member.id;
            rows.push_back({member.id,
                            {member.id, plainWords(member.name), member.connected, member.owner,
                             member.id == session->member(), watches, QLocale().createSeparatedList(lacks),
                             member.saidBye}});
        }
    }
    if (m_shown && session != nullptr) {
        noticeComings(rows);
        if (!connectedAnew) noticeConnections(rows);
    }
    m_shown = session != nullptr;
    setRows(std::move(rows));
}

void LobbyPeople::noticeComings(const std::vector<Row>& now) {
    const auto isIn = [](const std::vector<Row>& all, const Row& one) {
        return std::any_of(all.begin(), all.end(), [&one](const Row& row) { return row.key == one.key; });
    };
    const std::vector<Row> before = rows();
    for (const Row& row : now)
        if (!row.values[kMine].toBool() && !isIn(before, row)) emit came(row.values[kName].toString());
    for (const Row& row : before)
        if (!row.values[kMine].toBool() && !isIn(now, row))
            emit gone(row.values[kName].toString(), row.values[kWatches].toBool());
}

void LobbyPeople::noticeConnections(const std::vector<Row>& now) {
    const std::vector<Row> before = rows();
    for (const Row& row : now) {
        if (row.values[kMine].toBool() || row.values[kWatches].toBool()) continue;
        const auto was = std::find_if(before.begin(), before.end(),
                                      [&row](const Row& other) { return other.key == row.key; });
        if (was == before.end() || was->values[kHere] == row.values[kHere]) continue;
        const QString name = row.values[kName].toString();
        if (row.values[kHere].toBool())
            emit returned(name);
        else
            emit lost(name, row.values[kSaidBye].toBool());
    }
}

QVariantMap LobbyPeople::personOf(net::MemberId id) const {
    for (int row = 0; row < count(); ++row) {
        const QVariantMap person = at(row);
        if (person.value(QStringLiteral("member")).toInt() == id) return person;
    }
    return {};
}

QStringList LobbyPeople::others() const {
    QStringList names;
    for (int row = 0; row < count(); ++row) {
        const QVariantMap person = at(row);
        if (person.value(QStringLiteral("here")).toBool() && !person.value(QStringLiteral("mine")).toBool())
            names << person.value(QStringLiteral("name")).toString();
    }
    return names;
}

QString LobbyPeople::nameOf(net::MemberId id) const {
    return personOf(id).value(QStringLiteral("name")).toString();
}

bool LobbyPeople::watches(net::MemberId id) const {
    return personOf(id).value(QStringLiteral("watches")).toBool();
}

ChatModel::ChatModel(QObject* parent) : RowModel({"name", "said", "mine", "told"}, parent) {}

void ChatModel::add(const QString& name, const QString& text, bool mine) {
    append(name, text, mine, false);
    if (!mine) setUnread(m_unread + 1);
}

void ChatModel::tell(const QString& text) {
    append({}, text, false, true);
}

void ChatModel::append(const QString& name, const QString& text, bool mine, bool told) {
    m_lines.push_back({m_next++, {name, text, mine, told}});
    if (m_lines.size() > kMostSaid) m_lines.erase(m_lines.begin());
    setRows(m_lines);
}

void ChatModel::clear() {
    m_lines.clear();
    setUnread(0);
    setRows({});
}

void ChatModel::setUnread(int unread) {
    if (change(m_unread, unread)) emit unreadChanged();
}

}  // namespace kickdoor
