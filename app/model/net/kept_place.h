// The places at tables that this machine can return to, kept on disk: the tickets and the tables' addresses.
#pragma once

#include <QDateTime>
#include <QJsonObject>
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
    QDateTime since;      // when it was last kept
    QJsonObject passes;   // of the seats here, for the whole game: StandingPasses::kept()
};

class KeptPlaces {
public:
    // folder: if empty, nothing is kept.
    explicit KeptPlaces(QString folder) : m_folder(std::move(folder)) {}

    // The newest first; those that cannot be read are left out.
    std::vector<KeptPlace> all() const;
    // Replaces the one with the same token. The oldest go if there are more than kMost.
    void write(const KeptPlace& place);
    void forget(const net::Token& token);

    static constexpr std::size_t kMost = 8;

private:
    QString folderOf(const net::Token& token) const;

    QString m_folder;
};

}  // namespace kickdoor
