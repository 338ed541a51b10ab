// A guest without a screen: takes a seat, is ready, starts the game when the table is its own and full, plays
// by a bot, and tells what came of it.
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <ostream>

#include "cli/net_commands.h"
#include "net/cli/bot_player.h"
#include "net/qt/client_line.h"

namespace kickdoor::cli {

class BotGuest : public QObject, public net::ClientListener {
public:
    BotGuest(const JoinRequest& request, PackShelf& shelf, std::ostream& out, std::ostream& err);
    ~BotGuest() override;

    // With the command's exit code: the game is over and verified, or nothing can come of it any more.
    std::function<void(int)> onDone;
    void open(std::vector<net::HostPlace> ways);
    // Goes; the seat waits.
    void stop();
    const net::ClientSession& session() const { return session_; }
    BotPlayer& player() { return player_; }

    void onView(Seat, const GameState&) override { player_.look(); }
    void onEvents(Seat, std::span<const SeatEvent>) override { player_.look(); }
    void onControl(Seat, Control) override { player_.look(); }
    void onTables(const net::Welcome& welcome) override;
    void onEntered(const net::Entered& entered) override;
    void onLobby(const net::Lobby& lobby) override;
    void onRefused(const net::Refused& refused) override;
    void onVerification(const net::Verification& verification) override;
    void onClosed(net::NetReason reason, const std::string& text) override;

private:
    // nudged: a while has passed since the last time.
    void prepare(bool nudged);
    void takeSeat(const net::Lobby& lobby);
    void fail(const std::string& text);
    void finish(int code);
    void tell(const char* event, const std::string& text);
    void keepTicket();

    JoinRequest request_;
    std::ostream& out_;
    std::ostream& err_;
    net::ClientSession session_;
    BotPlayer player_;
    net::ClientLine line_;
    QTimer nudge_;  // what was said and came to nothing is said again
    int nameTries_ = 0;
    bool told_ = false;
    bool verified_ = false;
    bool done_ = false;
};

}  // namespace kickdoor::cli
