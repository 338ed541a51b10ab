// Lets a bot play the seats of a client's session.
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
    // thinkMillis: delay of commands in milliseconds; negative: commands are sent only by speak().
    BotPlayer(net::ClientSession& session, std::string bot, std::uint64_t seed, int thinkMillis);

    // Call when the game has changed.
    void look();
    // Sends the bot's command. False if it has none, or still waits for an answer.
    bool speak();
    // Called with the time from a command to its result; for benchmarks.
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
    SeatSet waiting_;  // for the answer to a command
    SeatSet plain_;    // after a refused command: they use the default answer
    LegalCommands legal_;
};

}  // namespace kickdoor::cli
