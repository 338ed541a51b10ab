// A client without a screen: takes a seat, gets ready, starts the game if it owns the table and all seats are
// taken, lets a bot play, and reports the result.
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

    // Called with the command's exit code when the game is over and verified, or on an error.
    std::function<void(int)> onDone;
    void open(std::vector<net::HostPlace> ways);
    // Disconnects; the seat waits.
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
    // nudged: called by nudge_.
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
    QTimer nudge_;  // repeats requests that had no effect
    int nameTries_ = 0;
    bool told_ = false;
    bool verified_ = false;
    bool done_ = false;
};

}  // namespace kickdoor::cli
