// Plays whole games between bots, for `simulate`, the tests and the benchmarks.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "bot/bot.h"
#include "bot/bot_rng.h"

namespace kickdoor {

struct PlayoutLimits {
    int actions = 200'000;
    int turns = 5'000;
};

enum class PlayoutEnd : std::uint8_t {
    Won,
    NothingLegal,  // a seat that must act has no legal command
    Refused,       // a bot's command was illegal
    TooLong
};

struct PlayoutResult {
    PlayoutEnd end = PlayoutEnd::Won;
    int actions = 0;  // accepted commands
    int turns = 0;
    SeatSet winners;
    std::uint64_t hash = 0;  // of the last state; the same on every platform for the same seed and bots
    Command last;            // for reports: the last command tried
};

// Plays one game, step by step. Seats with an offer to answer also act, and sometimes seats that need not
// act.
class Playout {
public:
    Playout(const Game& game, const GameState& start, std::span<const std::unique_ptr<Bot>> bots,
            std::uint64_t seed);

    // Asks one bot and carries out its command. False if the game is over or cannot continue.
    bool step(EventSink* sink = nullptr);
    // Plays to the end or the limits.
    PlayoutResult run(const PlayoutLimits& limits = {}, EventSink* sink = nullptr);

    const GameState& state() const { return state_; }
    const PlayoutResult& result() const { return result_; }
    const Command& lastCommand() const { return result_.last; }
    // One decision in `oneIn` goes to a random seat, out of turn; 0: never.
    void setInterjections(std::uint32_t oneIn) { oneIn_ = oneIn; }

private:
    bool say(Seat seat, bool mustSpeak, EventSink* sink);
    bool finish(PlayoutEnd end);

    const Game& game_;
    GameState state_;
    std::span<const std::unique_ptr<Bot>> bots_;
    BotRng rng_;
    LegalCommands legal_;
    bool grudges_ = false;  // a bot remembers who hurts it
    PlayoutResult result_;
    std::uint32_t oneIn_ = 16;
};

// The seed of the bot at a seat in the game of this seed.
std::uint64_t botSeed(std::uint64_t gameSeed, Seat seat);

}  // namespace kickdoor
