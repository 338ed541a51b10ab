#include "model/net/kept_place.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <algorithm>

#include "net/qt/ticket_file.h"
#include "table/file.h"

namespace kickdoor {
namespace {

const QString kTicket = QStringLiteral("ticket");
const QString kTable = QStringLiteral("table.json");

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

}  // namespace

std::optional<KeptPlace> KeptPlaces::read() const {
    if (m_folder.isEmpty()) return std::nullopt;
    const auto ticket = net::readTicket(file(kTicket).toStdString());
    QFile about(file(kTable));
    if (!ticket || !about.open(QIODevice::ReadOnly)) return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(about.readAll()).object();
    KeptPlace place;
    place.ticket = *ticket;
    place.table = json.value(QStringLiteral("table")).toString();
    place.hosted = json.value(QStringLiteral("hosted")).toBool();
    for (const QJsonValueRef each : json.value(QStringLiteral("ways")).toArray()) {
        net::HostPlace way;
        if (fromJson(each.toObject(), way)) place.ways.push_back(way);
    }
    if (place.ways.empty()) return std::nullopt;
    return place;
}

void KeptPlaces::write(const KeptPlace& place) {
    if (m_folder.isEmpty() || !makeOwnFolder(m_folder.toStdU16String()).empty()) return;
    QJsonArray ways;
    for (const net::HostPlace& way : place.ways) ways.append(toJson(way));
    QSaveFile about(file(kTable));
    if (about.open(QIODevice::WriteOnly)) {
        about.write(QJsonDocument({{QStringLiteral("table"), place.table},
                                   {QStringLiteral("hosted"), place.hosted},
                                   {QStringLiteral("ways"), ways}})
                        .toJson());
        about.commit();
    }
    net::writeTicket(file(kTicket).toStdString(), place.ticket);
}

QDateTime KeptPlaces::writtenAt() const {
    return m_folder.isEmpty() ? QDateTime() : QFileInfo(file(kTable)).lastModified();
}

void KeptPlaces::forget() {
    if (m_folder.isEmpty()) return;
    QFile::remove(file(kTicket));
    QFile::remove(file(kTable));
}

}  // namespace kickdoor
