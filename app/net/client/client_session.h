// A client's side of a table, without sockets or clocks of its own. Outlives its connections: given a new
// one, it takes its seat again. A hostile host can neither crash it nor make it pass on a view that the
// engine cannot read.
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
    std::string version;                        // of the program
    PackShelf* shelf = nullptr;                 // must outlive the session
    bool openView = false;                      // also receive the open view; spectators always do
    std::function<Secret()> secrets = nullptr;  // for tests; empty: randomSecret()
};

// Restores a seat, from any program. Keep it in a file as long as the game lasts.
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
    // Notifies the host and closes the connection. The seat waits.
    void disconnect(NetReason reason = NetReason::Closing);

    // --- Choosing a table. Requests before the welcome wait for it. ---
    void listTables();
    void enter(TableId table, const std::string& pin, const std::string& name, bool watch = false);
    void enterAgain(const Ticket& ticket);
    void makeTable(const std::string& tableName, const std::string& pin, const std::string& name);

    // --- At the table. Refusals are reported by onRefused(). ---
    void takeSeat(const TakeSeat& wish);
    void leaveSeat(Seat seat);
    void setReady(bool ready);
    // One of packOffers(). Another one that is being fetched is given up.
    void fetchPack(const Digest& file);
    void stopFetching();
    // The shelf's packs have changed.
    void lookAtPacks();
    void setOptions(const SetOptions& options);
    void kick(MemberId member);
    void start();
    void say(const std::string& text);
    void vote(Seat about, Vote choice);
    void playAgain();                   // takes back this client's seats from bots
    void showHand(Seat seat, Seat to);  // to kNoSeat: to all
    void leave();                       // on purpose: a bot takes over

    // As TableSeat: the answer comes after the events it caused. Not connected: Closed, at once.
    void submit(const Command& command, AnswerCallback answer);
    void takeBack(Seat by, std::uint32_t epoch, AnswerCallback answer);
    void consent(Consent consent);  // to the open request

    // --- What is known ---
    ClientStage stage() const;
    MemberId member() const;
    SeatSet seats() const;
    const Lobby& lobby() const;
    const Welcome& tables() const;
    const VoteState& openVote() const;
    const PackOffers& packOffers() const;
    // Null before the first game has its packs.
    const Game* game() const;
    std::shared_ptr<const Catalog> catalog() const;
    std::span<const PackSource> packs() const;
    // As TableSetup, once a game has started; the seed is 0.
    const TableSetup& setup() const;
    // Identifies the game, equally for all its members. All zero: none.
    Digest agreement() const;
    // Null if not received yet.
    const GameState* view(Seat seat) const;
    // Null if this program joined at the start.
    std::shared_ptr<const ToldPast> past() const;
    const ClockNotice& clock() const;
    const TakeBackNotice& takeBackNotice() const;
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
