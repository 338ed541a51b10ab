// A host for clients under test: one table, one client (member 7, seat 0), bots on the other seats. Says what
// a table says, in order; what it says can be changed on its way. What was played once (ToldGame) it can tell
// again, from any command on, without playing it.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bot/bot.h"
#include "io/pack_shelf.h"
#include "net/client/client_session.h"
#include "net/wire/fairness.h"
#include "net_support/told_game.h"
#include "rules/engine.h"
#include "view/recorder.h"

namespace tests {

namespace net = kickdoor::net;

class HonestHost : public net::Transport {
public:
    static constexpr net::MemberId kMember = 7;
    explicit HonestHost(kickdoor::PackShelf& shelf, std::uint64_t seed = 1)
        : HonestHost(shelf, HonestTable{seed}) {}
    HonestHost(kickdoor::PackShelf& shelf, const HonestTable& table);
    // Of the game's table: its game begins after so many of its commands, of which the client is told the
    // last as the past, if it opens the game's secret. Leaves it for a game of its own when the client says a
    // command.
    HonestHost(kickdoor::PackShelf& shelf, const ToldGame& game, std::size_t from);

    // --- Transport ---
    void send(std::vector<std::uint8_t> frame) override;
    void close(net::CloseReason reason) override { closed = reason; }
    std::size_t unsentBytes() const override { return unsent; }

    // --- The host's side ---
    // Hears what the client has sent and answers, until nobody has anything to say.
    void talk(net::ClientSession& client);
    // From connecting up to the first views.
    void begin(net::ClientSession& client);
    // A bot's next command, told to the client. False: the game is over.
    bool play(net::ClientSession& client);
    // The secret and the record.
    void reveal(net::ClientSession& client);
    void tell(net::ClientSession& client, const net::Message& message);
    // A new connection of the same client.
    void reconnect(net::ClientSession& client);

    net::Lobby lobby(net::TableStage stage) const;
    net::Views views() const;
    net::Committed agreement() const;
    const kickdoor::GameState& state() const { return *state_; }
    const kickdoor::Game& game() const { return game_; }

    // Before a message is made bytes; false: it is not sent.
    std::function<bool(net::Message&)> tamper;
    std::vector<net::Message> heard;  // from the client
    std::optional<net::CloseReason> closed;
    std::size_t unsent = 0;
    net::NetTime now{0};
    std::vector<std::string> lines;

private:
    void answer(net::ClientSession& client, const net::Message& message);
    void startGame(net::ClientSession& client, const net::Secret& opened);
    void carryOut(net::ClientSession& client, const kickdoor::Command& command);
    void tellPast(net::ClientSession& client);
    void tellNext(net::ClientSession& client);
    bool inToldGame() const { return toldGame_ != nullptr && lines.size() < toldGame_->steps.size(); }
    kickdoor::ViewRecorder& recorder() const;

    const kickdoor::LoadedPacks& packs_;
    std::vector<net::PackId> packIds_;
    const ToldGame* toldGame_ = nullptr;
    std::size_t from_ = 0;
    kickdoor::Game game_;
    net::Token token_{};
    net::Secret secret_{};
    net::Digest commitment_{};
    std::optional<net::Started> started_;
    std::optional<net::Chain> chain_;
    std::unique_ptr<kickdoor::GameState> state_;
    mutable std::unique_ptr<kickdoor::ViewRecorder> recorder_;  // null: made of state_ when it is needed
    std::vector<std::unique_ptr<kickdoor::Bot>> bots_;
    std::vector<std::string> names_;
    kickdoor::LegalCommands legal_;
    std::deque<std::vector<std::uint8_t>> inbox_;
};

// The packs of the tree.
kickdoor::PackShelf& shelf();

// A screen that looks at all it is told as a real one does: what it may say, what the fight adds up to.
class Looker : public net::ClientListener {
public:
    void onView(kickdoor::Seat seat, const kickdoor::GameState& view) override;
    void onEvents(kickdoor::Seat seat, std::span<const kickdoor::SeatEvent> events) override;
    void onStage(net::ClientStage stage) override { stages.push_back(stage); }
    void onRefused(const net::Refused& m) override { refused.push_back(m); }
    void onChat(const net::Chat& m) override { chat.push_back(m.text); }
    void onVerification(const net::Verification& m) override { verification = m; }
    void onClosed(net::NetReason reason, const std::string& text) override;

    net::ClientSession* session = nullptr;  // to look at
    std::vector<net::ClientStage> stages;
    std::vector<net::Refused> refused;
    std::vector<std::string> chat;
    net::Verification verification;
    std::optional<net::NetReason> closed;
    std::string why;
    int views = 0;
    int events = 0;
    kickdoor::LegalCommands legal;

private:
    void look(kickdoor::Seat seat);
};

}  // namespace tests
