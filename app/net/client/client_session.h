// A client's side of a table: bytes in, bytes out, time as a number. Outlives its connections: after a cut,
// give it a new one and it takes its seat again. Whatever a hostile host sends, it neither crashes nor hands
// a view to the screen that the engine cannot read.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "card/game.h"
#include "io/pack_shelf.h"
#include "net/client/client_listener.h"
#include "net/client/told_past.h"
#include "net/wire/codec.h"
#include "net/wire/frame_reader.h"
#include "net/wire/transport.h"

namespace kickdoor::net {

struct ClientOptions {
    std::string version;         // of the program
    PackShelf* shelf = nullptr;  // must outlive the session
    bool openView = false;       // tell what everybody may know, too; who watches is told it anyhow
    std::function<Secret()> secrets = nullptr;  // tests: chance of their own; empty: randomSecret()
};

// What brings a seat back, from any program: keep it in a file as long as the game lasts.
struct Ticket {
    TableId table = 0;
    std::string pin;
    std::string name;
    Token token{};
    bool watch = false;
    std::optional<Secret> secret = {};  // one's own, while the game lasts
    std::optional<Digest> agreed = {};  // what it was opened for (Chain's beginning)
};

struct ClientStats {
    std::uint64_t bytesIn = 0;
    std::uint64_t bytesOut = 0;
    std::uint64_t messagesIn = 0;
    NetTime roundTrip{-1};  // of the last ping; negative: none yet
};

class ClientSession {
public:
    ClientSession(const ClientOptions& options, ClientListener& listener);
    ~ClientSession();
    ClientSession(const ClientSession&) = delete;
    ClientSession& operator=(const ClientSession&) = delete;

    // --- The connection. The transport must live until closed(), or until the session has closed it. ---
    void connected(Transport& transport, NetTime now);
    void received(std::span<const std::uint8_t> bytes, NetTime now);
    void closed(NetTime now);
    void tick(NetTime now);
    // Says goodbye and closes; the seat waits for us.
    void disconnect(NetReason reason = NetReason::Closing);

    // --- Choosing a table: asked for before the welcome, they wait for it. ---
    void listTables();
    void enter(TableId table, const std::string& pin, const std::string& name, bool watch = false);
    void enterAgain(const Ticket& ticket);
    void makeTable(const std::string& tableName, const std::string& pin, const std::string& name);

    // --- At the table. What the table does not like is told by onRefused. ---
    void takeSeat(const TakeSeat& wish);
    void leaveSeat(Seat seat);
    void setReady(bool ready);
    void setOptions(const SetOptions& options);
    void kick(MemberId member);
    void start();
    void say(const std::string& text);
    void vote(Seat about, Vote choice);
    void playAgain();                   // our seats, where a bot plays meanwhile
    void showHand(Seat seat, Seat to);  // to kNoSeat: to all
    void leave();                       // on purpose: a bot takes over

    // As TableSeat: the answer comes after the events it caused. Not connected: Closed, at once.
    void submit(const Command& command, AnswerCallback answer);

    // --- What is known ---
    ClientStage stage() const;
    MemberId member() const;
    SeatSet seats() const;
    const Lobby& lobby() const;
    const Welcome& tables() const;
    const VoteState& openVote() const;
    // Null before the first game has its packs.
    const Game* game() const;
    std::shared_ptr<const Catalog> catalog() const;
    // As TableSetup, once a game has started; the seed is 0.
    const TableSetup& setup() const;
    // What the game is: the same for everybody at it, another for each game. All zero: none.
    Digest agreement() const;
    // Null: not told yet.
    const GameState* view(Seat seat) const;
    // Null: told from its start.
    std::shared_ptr<const ToldPast> past() const;
    const ClockNotice& clock() const;
    const Verification& verification() const;
    std::uint32_t number() const;  // commands so far
    const Digest& chain() const;
    const std::optional<Ticket>& ticket() const;
    const ClientStats& stats() const;

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace kickdoor::net
