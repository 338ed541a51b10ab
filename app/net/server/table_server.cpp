#include "net/server/table_server.h"

#include <algorithm>

#include "net/wire/codec.h"
#include "net/wire/game_options.h"
#include "net/wire/limits.h"

namespace kickdoor::net {
namespace {

constexpr NetTime kSlowTick{250};
constexpr NetTime kPatience{5'000};          // with a failing disk, before the server stops
constexpr NetTime kEmptyLobby{10 * 60'000};  // then a table made by a client is removed
constexpr NetTime kEmptyOver{10 * 60'000};
constexpr NetTime kEmptyGame{14 * 24 * 3'600'000LL};

}  // namespace

std::optional<GameOptions> gameOptions(PackShelf& shelf, const std::vector<std::string>& editions,
                                       const Pace& pace, std::string& error) {
    const LoadedPacks* packs = shelf.load(editions, error);
    if (packs == nullptr) return std::nullopt;
    GameOptions options;
    options.packs = packIdsOf(editions, *packs);
    options.options = optionsOf(packs->rules);
    setPace(options, pace);
    return options;
}

TableServer::TableServer(const ServerOptions& options) : options_(options) {}
TableServer::~TableServer() {
    if (flushing_) options_.writer->wait();
    tables_.clear();  // each closes its sessions
}

std::optional<TableId> TableServer::makeTable(const NewTable& table) {
    return addTable(table, true);
}

std::optional<TableId> TableServer::addTable(const NewTable& table, bool stays) {
    if (tables_.size() >= options_.maxTables) return std::nullopt;
    if (matchPacks(*options_.shelf, table.options.packs).packs == nullptr) return std::nullopt;
    const TableId id = nextTable_++;
    tables_[id] = {std::make_unique<NetTable>(id, table, home_), stays};
    return id;
}

void TableServer::endTable(TableId id, NetTime now) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) return;
    for (const auto& session : sessions_) {
        if (session->table() != found->second.table.get()) continue;
        session->leaveTable();
        session->end(NetReason::TableEnded, now);
    }
    if (const NetGame* game = found->second.table->game()) {
        journal_->forget(game->key());
        std::error_code ignored;
        if (!options_.folder.empty())
            std::filesystem::remove(keptFile(options_.folder, game->key()), ignored);
    }
    due_.set(id, std::nullopt);
    forgetLobby(id);
    std::error_code none;
    if (!options_.folder.empty()) std::filesystem::remove(talkFile(options_.folder, id), none);
    tables_.erase(found);
}

ServerSession* TableServer::connected(Transport& transport, const std::string& address, NetTime now) {
    const auto same = std::count_if(sessions_.begin(), sessions_.end(),
                                    [&address](const auto& s) { return s->address() == address; });
    const bool full = sessions_.size() >= options_.maxConnections ||
                      static_cast<std::size_t>(same) >= options_.maxPerAddress;
    if (full || stopped_) {
        const NetReason reason = stopped_ ? NetReason::Closing : NetReason::ServerFull;
        transport.send(encode(Bye{reason, {}}));
        transport.close(reason);
        return nullptr;
    }
    sessions_.push_back(std::make_unique<ServerSession>(transport, address, *this, now));
    return sessions_.back().get();
}

Welcome TableServer::welcome() const {
    Welcome welcome{kProtocol, options_.version, options_.name, tables(), options_.mayMake};
    if (welcome.tables.size() > kMaxTablesListed) welcome.tables.resize(kMaxTablesListed);
    return welcome;
}

void TableServer::onMessage(ServerSession& session, const Message& message, NetTime now) {
    if (const auto* hello = std::get_if<Hello>(&message); hello != nullptr && !session.greeted()) {
        if (hello->protocol != kProtocol) {
            session.end(NetReason::WrongProtocol, now, options_.version);
            return;
        }
        session.greet();
        session.send(welcome());
        return;
    }
    if (!session.greeted()) {
        session.end(NetReason::OutOfTurn, now);
        return;
    }
    if (session.table() != nullptr) {
        const auto* say = std::get_if<Say>(&message);
        if (say != nullptr && trouble_)
            session.send(Answered{say->id, Answer::Kind::NotSaved, {}});
        else
            heard(session, message, now);
    } else if (std::holds_alternative<ListTables>(message)) {
        session.send(welcome());
    } else if (const auto* wish = std::get_if<Enter>(&message)) {
        enter(session, *wish, now);
    } else if (const auto* made = std::get_if<MakeTable>(&message)) {
        make(session, *made, now);
    } else {
        session.end(NetReason::OutOfTurn, now);
    }
}

void TableServer::heard(ServerSession& session, const Message& message, NetTime now) {
    const TableId id = session.table()->id();
    session.table()->heard(session, message, now);
    touched(*tables_.at(id).table);
}

void TableServer::enter(ServerSession& session, const Enter& wish, NetTime now) {
    const std::string atTable = std::to_string(wish.table);
    // The holder of a token need not wait because of other people's guesses.
    NetTime wait = byAddress_.wait(session.address(), now);
    if (wish.tokens.empty()) wait = std::max(wait, byTable_.wait(atTable, now));
    if (wait > NetTime(0)) {
        session.send(Refused{NetReason::TooManyGuesses, {}, static_cast<std::uint32_t>(wait.count())});
        return;
    }
    const auto found = tables_.find(wish.table);
    if (found == tables_.end()) {
        session.send(Refused{NetReason::NoSuchTable, {}, 0});
        return;
    }
    const NetReason reason = found->second.table->enter(session, wish, now);
    touched(*found->second.table);
    if (reason == NetReason::WrongPin || reason == NetReason::TokenUnknown) {
        byAddress_.wrong(session.address(), now);
        if (reason == NetReason::WrongPin) byTable_.wrong(atTable, now);
    }
    if (reason != NetReason::None)
        session.send(Refused{reason, {}, 0});
    else
        byAddress_.right(session.address());
}

void TableServer::make(ServerSession& session, const MakeTable& wish, NetTime now) {
    if (!options_.mayMake) {
        session.send(Refused{NetReason::MakingOff, {}, 0});
        return;
    }
    const auto editions = options_.shelf->editions();
    const auto offered = std::find(editions.begin(), editions.end(), kOfferedFirst);
    std::string error;
    std::optional<GameOptions> options;
    if (!editions.empty())
        options = gameOptions(*options_.shelf, {offered != editions.end() ? *offered : editions.front()},
                              Pace(), error);
    const auto id = options ? addTable({wish.tableName, wish.pin, 4, *options}, false) : std::nullopt;
    if (!id) {
        session.send(Refused{NetReason::TooManyTables, {}, 0});
        return;
    }
    Enter first;
    first.table = *id;
    first.pin = wish.pin;
    first.name = wish.name;
    const NetReason reason = tables_.at(*id).table->enter(session, first, now);
    if (reason == NetReason::None) return;
    tables_.erase(*id);
    session.send(Refused{reason, {}, 0});
}

void TableServer::onOver(ServerSession& session, NetTime now) {
    NetTable* table = session.table();
    if (table == nullptr) return;
    session.leaveTable();
    table->lost(session, now);
    touched(*table);
}

void TableServer::tick(NetTime now) {
    if (stopped_) return;
    const bool slow = now - slowTick_ >= kSlowTick;
    if (slow) slowTick_ = now;
    if (slow)
        for (std::size_t i = 0; i < sessions_.size(); ++i) sessions_[i]->tick(now);
    if (!trouble_) {
        if (slow) {
            for (auto& [id, held] : tables_) tickTable(*held.table, now);
        } else {
            for (const TableId id : due_.by(now)) tickTable(*tables_.at(id).table, now);
        }
    }
    if (slow) {
        keepLobbies();
        keepTalks();
        dropTables(now);
    }
    flush(now);
}

void TableServer::tickTable(NetTable& table, NetTime now) {
    table.tick(now);
    touched(table);
}

void TableServer::dropTables(NetTime now) {
    std::vector<TableId> gone;
    for (const auto& [id, held] : tables_) {
        const auto since = held.table->emptySince();
        if (!since) continue;
        const TableStage stage = held.table->stage();
        const bool playing = stage == TableStage::Playing;
        if (held.stays && !playing && stage != TableStage::Over) continue;
        const NetTime limit = playing ? kEmptyGame : stage == TableStage::Over ? kEmptyOver : kEmptyLobby;
        if (now - *since >= limit) gone.push_back(id);
    }
    for (const TableId id : gone) endTable(id, now);
    if (!gone.empty() && !flushing_ && !journal_->hasPending())
        if (const TableError error = journal_->packIfWorth()) failed(error, now);
}

void TableServer::beginFlush() {
    // A failed flush is repeated unchanged, without later messages.
    if (std::exchange(begun_, true)) return;
    sealed_.swap(holding_);
    for (ServerSession* session : sealed_) session->seal();
    journal_->beginFlush();
}

void TableServer::flush(NetTime now) {
    if (flushing_) return;
    while (!stopped_ && wantsFlush()) {
        beginFlush();
        if (options_.writer != nullptr && journal_->hasPending()) {
            flushing_ = true;
            options_.writer->start([journal = journal_.get()] { return journal->write(); });
            return;
        }
        const TableError error = journal_->write();
        flushed(error, now);
        if (error) return;
    }
}

void TableServer::flushed(const TableError& error, NetTime now) {
    flushing_ = false;
    journal_->endFlush(error);
    if (stopped_) return;
    if (error) {
        failed(error, now);
        return;
    }
    begun_ = false;
    trouble_ = {};
    bool over = false;
    for (ServerSession* session : sealed_) {
        session->release();
        over = over || session->over();
    }
    sealed_.clear();
    if (!over) return;
    std::erase_if(holding_, [](const ServerSession* session) { return session->over(); });
    std::erase_if(sessions_, [](const auto& session) { return session->over(); });
}

bool TableServer::wantsFlush() const {
    return begun_ || journal_->hasPending() || !holding_.empty();
}

void TableServer::failed(const TableError& error, NetTime now) {
    if (!trouble_) troubleSince_ = now;
    trouble_ = error;
    if (now - troubleSince_ < kPatience) return;
    // The games in memory are ahead of the disk, but nothing of that was announced. After a restart they
    // continue from the disk.
    stopped_ = true;
    for (const auto& session : sessions_) session->drop(NetReason::Internal, error.cause);
}

std::optional<NetTime> TableServer::nextDue() const {
    if (stopped_) return std::nullopt;
    const NetTime next = slowTick_ + kSlowTick;
    const auto due = trouble_ ? std::nullopt : due_.first();
    return due ? std::min(next, *due) : next;
}

void TableServer::stop(NetTime now) {
    if (flushing_) flushed(options_.writer->wait(), now);
    options_.writer = nullptr;
    flush(now);
    if (stopped_) return;
    keepLobbies();
    keepTalks();
    stopped_ = true;
    for (const auto& session : sessions_) session->drop(NetReason::Closing, {});
}

std::vector<TableSummary> TableServer::tables() const {
    std::vector<TableSummary> list;
    for (const auto& [id, held] : tables_) list.push_back(held.table->summary());
    return list;
}

const NetTable* TableServer::table(TableId id) const {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : found->second.table.get();
}

}  // namespace kickdoor::net
