#include "model/net/host_room.h"

#include <QTimer>

#include "net/qt/net_clock.h"
#include "net/wire/digest.h"

namespace kickdoor {
namespace {

QVariantList codesOf(const net::TableHost& host) {
    QVariantList list;
    for (const net::JoinCode& code : host.codes()) {
        const QString address = code.address.empty() ? QString() : net::placeOf(code).host;
        list << QVariantMap{{QStringLiteral("code"), QString::fromStdString(net::textOf(code))},
                            {QStringLiteral("address"), address}};
    }
    return list;
}

}  // namespace

struct HostRoom::Room {
    QObject anchor;  // receives the calls on the thread
    std::unique_ptr<PackShelf> shelf;
    std::unique_ptr<net::TableHost> host;

    void endTables(const std::function<bool(net::TableStage)>& which) const {
        for (const net::TableSummary& table : host->server().tables())
            if (which(table.stage)) host->server().endTable(table.id, net::netNow());
    }
};

HostRoom::HostRoom(HostPaths paths, QObject* parent) : QObject(parent), m_paths(std::move(paths)) {
    m_thread.setObjectName(QStringLiteral("tables"));
}

HostRoom::~HostRoom() {
    if (m_room == nullptr) return;
    // Clients are notified before the program ends.
    onThread([this](Room& room) {
        if (room.host == nullptr) return m_thread.quit();
        room.host->stop([this] { m_thread.quit(); });
        constexpr int kLongestGoodbye = 1000;
        QTimer::singleShot(kLongestGoodbye, &room.anchor, [this] { m_thread.quit(); });
    });
    m_thread.wait();
}

QString HostRoom::freshPin() {
    return QString::fromStdString(net::randomPin());
}

bool HostRoom::keepsGames() const {
    std::error_code ignored;
    return !m_paths.folder.empty() && std::filesystem::exists(m_paths.folder / "tables", ignored) &&
           !std::filesystem::is_empty(m_paths.folder / "tables", ignored);
}

void HostRoom::onThread(std::function<void(Room&)> work) {
    if (m_room == nullptr) {
        m_room = std::make_unique<Room>();
        m_room->anchor.moveToThread(&m_thread);
        // Objects created on the thread are destroyed there.
        connect(
            &m_thread, &QThread::finished, &m_room->anchor, [room = m_room.get()] { room->host.reset(); },
            Qt::DirectConnection);
        m_thread.start();
    }
    QMetaObject::invokeMethod(
        &m_room->anchor, [room = m_room.get(), work = std::move(work)] { work(*room); },
        Qt::QueuedConnection);
}

QString HostRoom::problemOf(const std::string& error, net::PortTrouble port, int number) {
    switch (port) {
        case net::PortTrouble::Taken:
            return tr("Port %1 is in use by another program on this computer, perhaps by another Kickdoor. "
                      "Choose another port.")
                .arg(number);
        case net::PortTrouble::Forbidden:
            return tr("This computer does not allow port %1. Choose one above 1023.").arg(number);
        case net::PortTrouble::None: break;
    }
    if (error.empty()) return tr("This table cannot be set up.");
    return tr("The table cannot be opened: %1").arg(QString::fromStdString(error));
}

void HostRoom::openDoor(const HostPlan& plan) {
    if (m_busy || m_open) return;
    m_busy = true;
    m_problem.clear();
    m_trouble.clear();
    m_pin = plan.pin;
    emit changed();
    onThread([this, plan](Room& room) {
        room.shelf = std::make_unique<PackShelf>(m_paths.packs, m_paths.ownPacks);
        net::TableHostOptions options;
        options.server.name = plan.name.toStdString();
        options.server.version = m_paths.version.toStdString();
        options.server.shelf = room.shelf.get();
        if (!m_paths.folder.empty()) options.server.folder = m_paths.folder / "tables";
        options.server.sharing = m_paths.sharing;
        options.keyFolder = m_paths.folder;
        options.port = plan.port;
        options.discoveryPort = m_discoveryPort;
        std::string error;
        auto port = net::PortTrouble::None;
        room.host = net::TableHost::open(options, error, &port);
        net::TableId table = 0;
        if (room.host != nullptr) {
            if (!plan.table.isEmpty()) {
                // A new table replaces those that are still in the lobby.
                room.endTables([](net::TableStage stage) { return stage == net::TableStage::Lobby; });
                const auto made = room.host->server().makeTable(
                    {plan.table.toStdString(), plan.pin.toStdString(), plan.seats, plan.options});
                table = made.value_or(0);
            }
            room.host->onChanged = [this, &room] {
                const QString trouble = QString::fromStdString(room.host->server().trouble().cause);
                QMetaObject::invokeMethod(this, [this, trouble] {
                    m_trouble = trouble;
                    emit changed();
                });
            };
            room.host->touched();
        }
        const bool fine = room.host != nullptr && (table != 0 || plan.table.isEmpty());
        const QVariantList codes = room.host != nullptr ? codesOf(*room.host) : QVariantList();
        net::HostPlace place;
        if (fine) place = {QStringLiteral("127.0.0.1"), room.host->port(), room.host->key()};
        if (!fine) room.host.reset();
        QMetaObject::invokeMethod(this, [this, fine, codes, place, table, error, port, number = plan.port] {
            m_busy = false;
            m_open = fine;
            m_codes = codes;
            m_place = place;
            if (!fine) m_problem = problemOf(error, port, number);
            emit changed();
            if (fine) {
                emit opened(table);
            } else {
                emit failed();
            }
        });
    });
}

void HostRoom::closeDoor(Close how) {
    if (!m_open || m_busy) return;
    m_busy = true;
    m_open = false;
    emit changed();
    onThread([this, how](Room& room) {
        // Finished games are not kept.
        room.endTables([how](net::TableStage stage) {
            return stage == net::TableStage::Over ||
                   (how == Close::ForGood && stage != net::TableStage::Playing);
        });
        room.host->stop([this, &room] {
            QTimer::singleShot(0, &room.anchor, [this, &room] {
                room.host.reset();
                QMetaObject::invokeMethod(this, [this] {
                    m_busy = false;
                    m_codes.clear();
                    emit changed();
                    emit closed();
                });
            });
        });
    });
}

}  // namespace kickdoor
