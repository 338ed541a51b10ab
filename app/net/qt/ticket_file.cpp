#include "net/qt/ticket_file.h"

#include <QByteArray>
#include <QFile>
#include <QSaveFile>
#include <algorithm>

namespace kickdoor::net {
namespace {

template <std::size_t N>
QByteArray hex(const std::array<std::uint8_t, N>& bytes) {
    return QByteArray(reinterpret_cast<const char*>(bytes.data()), N).toHex();
}
template <std::size_t N>
bool unhex(const QByteArray& text, std::array<std::uint8_t, N>& bytes) {
    const QByteArray raw = QByteArray::fromHex(text);
    if (raw.size() != static_cast<qsizetype>(N)) return false;
    std::copy(raw.begin(), raw.end(), bytes.begin());
    return true;
}

constexpr int kLines = 7;
constexpr qint64 kLongest = 4096;

}  // namespace

std::optional<Ticket> readTicket(const std::string& path) {
    QFile file(QString::fromStdString(path));
    if (path.empty() || !file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QList<QByteArray> lines = file.read(kLongest).split('\n');
    Ticket ticket;
    if (lines.size() < kLines || !unhex(lines[3], ticket.token)) return std::nullopt;
    ticket.table = lines[0].toUInt();
    ticket.pin = QByteArray::fromHex(lines[1]).toStdString();
    ticket.name = QByteArray::fromHex(lines[2]).toStdString();
    ticket.watch = lines[4] == "1";
    Secret secret;
    if (unhex(lines[5], secret)) ticket.secret = secret;
    Digest agreed;
    if (unhex(lines[6], agreed)) ticket.agreed = agreed;
    return ticket;
}

void writeTicket(const std::string& path, const Ticket& ticket) {
    if (path.empty()) return;
    QSaveFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly)) return;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    const QByteArrayList lines = {QByteArray::number(ticket.table),
                                  QByteArray::fromStdString(ticket.pin).toHex(),
                                  QByteArray::fromStdString(ticket.name).toHex(),
                                  hex(ticket.token),
                                  ticket.watch ? "1" : "0",
                                  ticket.secret ? hex(*ticket.secret) : QByteArray(),
                                  ticket.agreed ? hex(*ticket.agreed) : QByteArray()};
    file.write(lines.join('\n') + '\n');
    file.commit();
}

void removeTicket(const std::string& path) {
    if (!path.empty()) QFile::remove(QString::fromStdString(path));
}

}  // namespace kickdoor::net
