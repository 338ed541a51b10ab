#include "net/qt/table_host.h"

#include <algorithm>

#include "net/qt/net_clock.h"
#include "net/qt/tls_connection.h"
#include "net/wire/game_options.h"

namespace kickdoor::net {
namespace {

// Commands that arrive within this time share one flush to disk. It adapts to the time that the last flush
// and its frames have taken.
constexpr std::chrono::milliseconds kShortestBreath{1};
constexpr std::chrono::milliseconds kLongestBreath{10};
constexpr NetTime kLookEvery{250};

}  // namespace

std::vector<AnnouncedPack> announcedPacks(PackShelf& shelf) {
    std::vector<AnnouncedPack> packs;
    for (const std::string& edition : shelf.editions()) {
        std::string error;
        std::vector<std::string> keys = shelf.needsOf(edition);
        keys.push_back(edition);
        const LoadedPacks* loaded = shelf.load(keys, error);
        if (loaded == nullptr) continue;
        packs.push_back({edition, markOf(packIdOf(edition, loaded->sources.back()).files),
                         shelf.isOwn(edition) ? loaded->editions.back().name : std::string()});
    }
    return packs;
}

std::unique_ptr<TableHost> TableHost::open(const TableHostOptions& options, std::string& error,
                                           PortTrouble* port) {
    const IdentityRead read = options.keyFolder.empty() ? newIdentity() : keptIdentity(options.keyFolder);
    if (!read.ok()) {
        error = read.error;
        return nullptr;
    }
    std::unique_ptr<TableHost> host(new TableHost(options, read.identity));
    TableError trouble;
    ServerOptions server = options.server;
    server.writer = &host->disk_;
    host->server_ = TableServer::open(server, netNow(), trouble);
    if (host->server_ == nullptr) {
        error = trouble.file.string() + ": " + trouble.cause;
        return nullptr;
    }
    if (!host->listener_->open(options.port)) {
        error = "port " + std::to_string(options.port) + ": " + host->listener_->errorString().toStdString();
        const QAbstractSocket::SocketError cause = host->listener_->serverError();
        if (port != nullptr && cause == QAbstractSocket::AddressInUseError) *port = PortTrouble::Taken;
        if (port != nullptr && cause == QAbstractSocket::SocketAccessError) *port = PortTrouble::Forbidden;
        return nullptr;
    }
    if (options.announce) {
        TableHost* raw = host.get();
        host->packs_ = announcedPacks(*options.server.shelf);
        host->announcer_ =
            std::make_unique<Announcer>([raw] { return raw->describe(); }, options.discoveryPort);
        host->announcer_->start();
    }
    host->touched();
    return host;
}

TableHost::TableHost(const TableHostOptions& options, TlsIdentity identity)
    : options_(options),
      identity_(std::move(identity)),
      disk_([this] { QMetaObject::invokeMethod(this, &TableHost::diskDone, Qt::QueuedConnection); }),
      listener_(std::make_unique<TlsListener>(identity_, options.listener)) {
    listener_->onLink = [this](std::unique_ptr<HostLink> link) { take(std::move(link)); };
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &TableHost::work);
}

TableHost::~TableHost() {
    announcer_ = nullptr;
    for (auto& [raw, link] : links_) {
        raw->onBytes = nullptr;
        raw->onGone = nullptr;
        raw->onFinished = nullptr;
    }
    // Destroyed before the connections that its sessions write to.
    server_ = nullptr;
    links_.clear();
}

void TableHost::take(std::unique_ptr<HostLink> link) {
    HostLink* raw = link.get();
    links_[raw] = std::move(link);
    raw->onFinished = [this, raw] {
        const auto found = links_.find(raw);
        found->second.release()->deleteLater();
        links_.erase(found);
        if (links_.empty() && onStopped_) std::exchange(onStopped_, nullptr)();
    };
    ServerSession* session = server_->connected(*raw, raw->address(), netNow());
    if (session == nullptr) return;
    raw->onBytes = [this, session](std::span<const std::uint8_t> bytes) {
        session->received(bytes, netNow());
        workWithin(breath_);
    };
    raw->onGone = [this, session] {
        session->closed(netNow());
        workWithin(breath_);
    };
    raw->begin();
}

void TableHost::workWithin(std::chrono::milliseconds time) {
    if (!timer_.isActive() || timer_.remainingTimeAsDuration() > time) timer_.start(time);
}

void TableHost::work() {
    const NetTime before = netNow();
    server_->tick(before);
    const NetTime now = netNow();
    breath_ = std::clamp(now - before, kShortestBreath, kLongestBreath);
    if (now - lookedAt_ >= kLookEvery) {
        lookedAt_ = now;
        tellChanges();
    }
    if (const auto due = server_->nextDue()) workWithin(std::max(*due - now, kShortestBreath));
}

void TableHost::diskDone() {
    const auto result = disk_.take();
    if (!result) return;
    server_->flushed(*result, netNow());
    // A failed flush is repeated at the next tick.
    if (!*result && server_->wantsFlush()) workWithin(breath_);
}

void TableHost::tellChanges() {
    std::vector<TableSummary> tables = server_->tables();
    if (tables == told_ && !server_->trouble()) return;
    told_ = std::move(tables);
    if (announcer_ != nullptr) announcer_->changed();
    if (onChanged) onChanged();
}

std::vector<JoinCode> TableHost::codes() const {
    std::vector<JoinCode> codes;
    for (const QHostAddress& address : ownAddresses())
        codes.push_back({addressBytes(address), port(), key()});
    if (codes.empty()) codes.push_back({{}, port(), key()});
    return codes;
}

Announcement TableHost::describe() const {
    Announcement said;
    said.version = options_.server.version;
    said.name = options_.server.name;
    said.port = port();
    said.key = key();
    said.tables = server_->tables();
    said.tableCount = static_cast<std::uint32_t>(said.tables.size());
    // Tables with free seats come first.
    std::stable_sort(said.tables.begin(), said.tables.end(),
                     [](const TableSummary& a, const TableSummary& b) {
                         const auto open = [](const TableSummary& t) {
                             return t.stage == TableStage::Lobby && t.taken < t.seats;
                         };
                         return open(a) && !open(b);
                     });
    said.packs = packs_;
    return said;
}

void TableHost::stop(std::function<void()> onStopped) {
    announcer_ = nullptr;
    listener_->close();
    server_->stop(netNow());
    timer_.stop();
    onStopped_ = std::move(onStopped);
    if (links_.empty() && onStopped_) QTimer::singleShot(0, this, std::exchange(onStopped_, nullptr));
}

}  // namespace kickdoor::net
