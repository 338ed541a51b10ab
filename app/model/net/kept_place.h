// The place at a table that this machine can return to, kept on disk: the ticket and the table's addresses.
#pragma once

#include <QDateTime>
#include <QString>
#include <optional>
#include <vector>

#include "net/client/client_session.h"
#include "net/qt/tls_connection.h"

namespace kickdoor {

struct KeptPlace {
    net::Ticket ticket;
    std::vector<net::HostPlace> ways;
    QString table;        // its name
    bool hosted = false;  // by this machine: the host must be opened first
};

class KeptPlaces {
public:
    // folder: if empty, nothing is kept.
    explicit KeptPlaces(QString folder) : m_folder(std::move(folder)) {}

    // Empty if there is none, or it cannot be read.
    std::optional<KeptPlace> read() const;
    void write(const KeptPlace& place);
    // The time of the last write(); invalid if there was none.
    QDateTime writtenAt() const;
    void forget();

private:
    QString file(const QString& name) const { return m_folder + QLatin1Char('/') + name; }

    QString m_folder;
};

}  // namespace kickdoor
