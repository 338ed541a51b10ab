// Somebody who plays over a wire: a client's session, what its screen was told, and a bot that decides.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "bot/bot.h"
#include "net_support/memory_wire.h"

namespace tests {

class Player : public kickdoor::net::ClientListener {
public:
    Player(const std::string& name, std::uint64_t seed, const std::string& bot = "greedy");

    void connect(kickdoor::net::TableServer& server, NetTime now, const std::string& address = "10.0.0.1");
    void cut(NetTime now) { wire->cut(now); }
    // A new program, with nothing but the ticket of the last.
    void restart();

    // Lets the bot answer for a seat of ours that is asked. True: something was said.
    bool act();
    bool waitsForAnswer() const { return waiting; }

    kickdoor::net::ClientSession& session() { return *client; }
    const kickdoor::GameState* view() const;
    // As the screen folded them, compared with the session's own.
    bool screenIsTrue() const;

    void onView(kickdoor::Seat seat, const kickdoor::GameState& view) override { views[seat] = view; }
    void onEvents(kickdoor::Seat seat, std::span<const kickdoor::SeatEvent> events) override;
    void onRefused(const kickdoor::net::Refused& m) override { refused.push_back(m.reason); }
    void onChat(const kickdoor::net::Chat& m) override { chats.push_back(m.text); }
    void onVote(const kickdoor::net::VoteState& m) override { vote = m; }
    void onTakeBack(const kickdoor::TakeBackNotice& m) override { takeBack = m; }
    void onEntered(const kickdoor::net::Entered&) override { ++entered; }
    void onHandShown(const kickdoor::net::HandShown& m) override { hands.push_back(m); }
    void onVerification(const kickdoor::net::Verification& m) override { verification = m; }
    void onVerdict(const kickdoor::net::RecordVerdict&) override { ++verdicts; }
    void onClosed(kickdoor::net::NetReason reason, const std::string& text) override {
        closed.push_back(reason);
        closedText = text;
    }

    std::string name;
    std::unique_ptr<MemoryWire> wire;
    std::unique_ptr<kickdoor::net::ClientSession> client;
    std::map<kickdoor::Seat, kickdoor::GameState> views;
    std::vector<kickdoor::net::NetReason> refused;
    std::vector<kickdoor::net::NetReason> closed;
    std::string closedText;
    std::vector<std::string> chats;
    std::vector<kickdoor::net::HandShown> hands;
    std::vector<kickdoor::SeatEvent> story;  // what everybody saw, if it is told
    kickdoor::net::VoteState vote;
    kickdoor::TakeBackNotice takeBack;
    kickdoor::net::Verification verification;
    int verdicts = 0;
    int entered = 0;
    int accepted = 0;
    int answers = 0;
    kickdoor::Answer lastAnswer;
    bool waiting = false;
    bool keepsHeard = false;
    bool broken = false;  // a patch did not fit

private:
    void makeClient();
    void say(kickdoor::Seat seat, const kickdoor::Command& command);

    std::uint64_t seed_;
    std::uint8_t secrets_ = 0;
    std::string botName_;
    std::map<kickdoor::Seat, std::unique_ptr<kickdoor::Bot>> bots_;
    kickdoor::LegalCommands legal_;
};

}  // namespace tests
