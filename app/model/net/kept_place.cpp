#include "model/net/kept_place.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>
#include <algorithm>

#include "net/qt/ticket_file.h"
#include "table/file.h"

namespace kickdoor {
namespace {

const QString kTicket = QStringLiteral("ticket");
const QString kTable = QStringLiteral("table.json");
const QString kPasses = QStringLiteral("passes");
constexpr qint64 kMostBytes = 64 * 1024;

QJsonObject toJson(const net::HostPlace& way) {
    const QByteArray key(reinterpret_cast<const char*>(way.key.data()),
                         static_cast<qsizetype>(way.key.size()));
    return {{QStringLiteral("host"), way.host},
            {QStringLiteral("port"), way.port},
            {QStringLiteral("key"), QString::fromLatin1(key.toHex())}};
}

bool fromJson(const QJsonObject& json, net::HostPlace& way) {
    const QByteArray key = QByteArray::fromHex(json.value(QStringLiteral("key")).toString().toLatin1());
    const int port = json.value(QStringLiteral("port")).toInt();
    way.host = json.value(QStringLiteral("host")).toString();
    if (key.size() != static_cast<qsizetype>(way.key.size()) || port < 1 || port > 0xFFFF) return false;
    std::copy(key.begin(), key.end(), way.key.begin());
    way.port = static_cast<std::uint16_t>(port);
    return !way.host.isEmpty();
}

std::optional<KeptPlace> read(const QString& folder) {
    const QString file = folder + QLatin1Char('/') + kTable;
    const auto ticket = net::readTicket((folder + QLatin1Char('/') + kTicket).toStdString());
    QFile about(file);
    if (!ticket || !about.open(QIODevice::ReadOnly)) return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(about.read(kMostBytes)).object();
    KeptPlace place;
    place.ticket = *ticket;
    place.table = json.value(QStringLiteral("table")).toString();
    place.hosted = json.value(QStringLiteral("hosted")).toBool();
    place.since = QFileInfo(file).lastModified();
    for (const QJsonValueRef each : json.value(QStringLiteral("ways")).toArray()) {
        net::HostPlace way;
        if (fromJson(each.toObject(), way)) place.ways.push_back(way);
    }
    place.passes = json.value(kPasses).toObject();
    if (place.ways.empty()) return std::nullopt;
    return place;
}

void remove(const QString& folder) {
    QFile::remove(folder + QLatin1Char('/') + kTicket);
    QFile::remove(folder + QLatin1Char('/') + kTable);
    QDir().rmdir(folder);
}

}  // namespace

// A token is a secret: the folder is named by what follows from it.
QString KeptPlaces::folderOf(const net::Token& token) const {
    const QByteArray bytes(reinterpret_cast<const char*>(token.data()), static_cast<qsizetype>(token.size()));
    const QByteArray digest = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    return m_folder + QLatin1Char('/') + QString::fromLatin1(digest.left(8).toHex());
}

std::vector<KeptPlace> KeptPlaces::all() const {
    std::vector<KeptPlace> places;
    if (m_folder.isEmpty()) return places;
    for (const QString& name : QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (auto place = kickdoor::read(m_folder + QLatin1Char('/') + name))
            places.push_back(std::move(*place));
    std::stable_sort(places.begin(), places.end(),
                     [](const KeptPlace& a, const KeptPlace& b) { return a.since > b.since; });
    return places;
}

void KeptPlaces::write(const KeptPlace& place) {
    if (m_folder.isEmpty()) return;
    const QString folder = folderOf(place.ticket.token);
    if (!makeOwnFolder(folder.toStdU16String()).empty()) return;
    QJsonArray ways;
    for (const net::HostPlace& way : place.ways) ways.append(toJson(way));
    QSaveFile about(folder + QLatin1Char('/') + kTable);
    if (about.open(QIODevice::WriteOnly)) {
        about.write(QJsonDocument({{QStringLiteral("table"), place.table},
                                   {QStringLiteral("hosted"), place.hosted},
                                   {QStringLiteral("ways"), ways},
                                   {kPasses, place.passes}})
                        .toJson());
        about.commit();
    }
    net::writeTicket((folder + QLatin1Char('/') + kTicket).toStdString(), place.ticket);
    const std::vector<KeptPlace> kept = all();
    for (std::size_t i = kMost; i < kept.size(); ++i) forget(kept[i].ticket.token);
}

void KeptPlaces::forget(const net::Token& token) {
    if (!m_folder.isEmpty()) remove(folderOf(token));
}

}  // namespace kickdoor
