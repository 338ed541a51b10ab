// Many tables and their connections, without threads, sockets or clocks of its own. The caller passes
// connections and their bytes, calls tick() at nextDue() and several times per second, and flush() soon after
// receiving anything. Messages are sent only after a flush.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "net/server/disk_writer.h"
#include "net/server/due_list.h"
#include "net/server/guess_guard.h"
#include "net/server/net_table.h"
#include "net/server/server_session.h"

namespace kickdoor::net {

struct ServerOptions {
    std::string name;
    std::string version;           // of the program
    PackShelf* shelf = nullptr;    // must outlive the server
    std::filesystem::path folder;  // of the kept games; empty: nothing is kept
    bool mayMake = false;          // clients may make tables
    std::size_t maxTables = 600;
    std::size_t maxConnections = 4096;
    std::size_t maxPerAddress = 256;
    DiskWriter* writer = nullptr;     // must outlive the server; null: flushes block
    std::function<Secret()> secrets;  // for tests; empty: randomSecret()
    PackSharing sharing = nullptr;    // null: no packs are given out
};

// A game as its edition's rules say.
std::optional<GameOptions> gameOptions(PackShelf& shelf, const std::vector<std::string>& editions,
                                       const Pace& pace, std::string& error);

class TableServer : public SessionOwner {
public:
    // Resumes the tables of the folder's games, which wait for their players. Null, with `error` set, on
    // failure.
    static std::unique_ptr<TableServer> open(const ServerOptions& options, NetTime now, TableError& error);
    ~TableServer() override;
    TableServer(const TableServer&) = delete;
    TableServer& operator=(const TableServer&) = delete;

    // The first member owns the table. It stays when it is empty. No value if there is no room, or a pack is
    // missing.
    std::optional<TableId> makeTable(const NewTable& table);
    void endTable(TableId table, NetTime now);

    // The session lives until its closed() was called, or it has called Transport::close. Null if refused;
    // the transport was then sent the reason and closed.
    ServerSession* connected(Transport& transport, const std::string& address, NetTime now);
    void tick(NetTime now);
    // Writes all commands, flushes the disk once for all tables, and sends the messages.
    void flush(NetTime now);
    // Call when the writer has finished.
    void flushed(const TableError& error, NetTime now);
    // Whether something waits for flush(), or for the one that is under way.
    bool wantsFlush() const;
    std::optional<NetTime> nextDue() const;
    // Disconnects everybody. The games can be resumed.
    void stop(NetTime now);

    // An error of the disk. No messages are sent until it works again; after a while everybody is
    // disconnected.
    const TableError& trouble() const { return trouble_; }
    bool stopped() const { return stopped_; }
    // Games of the folder that could not be resumed.
    const std::vector<TableError>& lostGames() const { return lostGames_; }

    std::vector<TableSummary> tables() const;
    const NetTable* table(TableId id) const;
    std::size_t connections() const { return sessions_.size(); }

    void onMessage(ServerSession& session, const Message& message, NetTime now) override;
    void onHolds(ServerSession& session) override { holding_.push_back(&session); }
    void onOver(ServerSession& session, NetTime now) override;

private:
    explicit TableServer(const ServerOptions& options);
    void resumeGames(const JournalEntries& entries, NetTime now);
    void resumeLobbies(NetTime now);
    void resumeTalks();
    // Written without a flush, because nobody relies on it.
    void keepLobbies();
    void keepTalks();
    void forgetLobby(TableId table);
    void heard(ServerSession& session, const Message& message, NetTime now);
    void enter(ServerSession& session, const Enter& wish, NetTime now);
    void make(ServerSession& session, const MakeTable& wish, NetTime now);
    Welcome welcome() const;
    std::optional<TableId> addTable(const NewTable& table, bool stays);
    void dropTables(NetTime now);
    void touched(const NetTable& table) { due_.set(table.id(), table.nextDue()); }
    void tickTable(NetTable& table, NetTime now);
    void beginFlush();
    void failed(const TableError& error, NetTime now);

    struct Held {
        std::unique_ptr<NetTable> table;
        bool stays = false;
    };

    ServerOptions options_;
    std::unique_ptr<GroupJournal> journal_;
    TableHome home_;
    std::map<TableId, Held> tables_;
    std::vector<std::unique_ptr<ServerSession>> sessions_;
    std::set<TableId> lobbiesKept_;
    DueList due_;
    std::vector<ServerSession*> holding_;  // have something for the next flush
    std::vector<ServerSession*> sealed_;   // wait for the one that has begun
    bool begun_ = false;                   // and failed so far, or is
    bool flushing_ = false;                // the writer's
    TableId nextTable_ = 1;
    GameKey nextKey_ = 1;
    GuessGuard byAddress_{4};
    GuessGuard byTable_{25};
    TableError trouble_;
    NetTime troubleSince_{};
    NetTime slowTick_{};
    bool stopped_ = false;
    std::vector<TableError> lostGames_;
};

}  // namespace kickdoor::net
