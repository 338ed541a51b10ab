// The tables announced in the local network, searched for between start() and stop().
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QTimer>
#include <optional>

#include "io/pack_shelf.h"
#include "model/base/row_model.h"
#include "net/qt/table_finder.h"

namespace kickdoor {

class PackList;

class FoundTables : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(bool looking READ looking NOTIFY changed)
    // Advice when nothing has been found for a while; else empty.
    Q_PROPERTY(QString hint READ hint NOTIFY changed)

public:
    FoundTables(PackShelf& shelf, const PackList& packs, std::uint16_t port = net::kDiscoveryPort,
                QObject* parent = nullptr);

    bool looking() const { return m_finder.looks(); }
    QString hint() const { return m_hint; }

    Q_INVOKABLE void start();
    Q_INVOKABLE void stop();
    // Also asks this address, which may be outside the local network.
    void askAlso(const QHostAddress& address) { m_finder.askAlso(address); }

    struct Found {
        std::vector<net::HostPlace> ways;
        net::TableId table = 0;
        bool pinNeeded = true;
    };
    // The table of a row.
    std::optional<Found> found(int row) const;

signals:
    void changed();

private:
    void refresh();
    // What keeps this player from sitting down, and the packs that can be had from the host.
    struct Way {
        QString problem;
        QStringList toFetch;
    };
    Way wayTo(const net::FoundHost& host, const net::TableSummary& table);
    QString nameOf(const net::FoundHost& host, const std::string& edition) const;
    const std::vector<net::AnnouncedPack>& ownPacks();

    PackShelf& m_shelf;
    const PackList& m_packs;
    net::TableFinder m_finder;
    std::vector<Found> m_found;
    std::optional<std::vector<net::AnnouncedPack>> m_ownPacks;
    QTimer m_patience;
    QString m_hint;
};

}  // namespace kickdoor
