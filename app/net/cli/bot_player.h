// A bot at the seats of a client's session: says what it wants whenever it may.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "bot/bot.h"
#include "net/client/client_session.h"

namespace kickdoor::cli {

class BotPlayer : public QObject {
public:
    // thinkMillis below 0: it speaks only when speak() is called.
    BotPlayer(net::ClientSession& session, std::string bot, std::uint64_t seed, int thinkMillis);

    // Something has changed that it may want to answer.
    void look();
    // Says what it wants now. False: nothing, or it still waits for an answer.
    bool speak();
    // How long what it said took to be accepted and told; for benchmarks.
    std::function<void(std::chrono::microseconds)> onAccepted;

private:
    bool say(Seat seat, const GameState& view);
    void answered(Seat seat, const Answer& answer);

    net::ClientSession& session_;
    std::string bot_;
    std::uint64_t seed_;
    QTimer timer_;
    bool thinks_ = true;
    std::array<std::unique_ptr<Bot>, kMaxSeats> bots_;
    std::array<std::chrono::steady_clock::time_point, kMaxSeats> saidAt_{};
    SeatSet waiting_;  // for an answer to what they said
    SeatSet plain_;    // their last wish was refused: they take the plainest answer
    LegalCommands legal_;
};

}  // namespace kickdoor::cli
