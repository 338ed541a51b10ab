// Whole games between bots: what `simulate`, the tests and the benchmarks run.
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
    NothingLegal,  // a seat that the game waits for can say nothing
    Refused,       // a bot said something illegal
    TooLong
};

struct PlayoutResult {
    PlayoutEnd end = PlayoutEnd::Won;
    int actions = 0;  // accepted commands
    int turns = 0;
    SeatSet winners;
    std::uint64_t hash = 0;  // of the last state: same seed, same bots, same hash everywhere
    Command last;            // for reports: the last command tried
};

// One game, step by step. Seats that only have an offer to answer, and now and then seats that nobody waits
// for, get their say, too.
class Playout {
public:
    Playout(const Game& game, const GameState& start, std::span<const std::unique_ptr<Bot>> bots,
            std::uint64_t seed);

    // Asks one bot and carries out what it says. False: the game is over, or cannot go on.
    bool step(EventSink* sink = nullptr);
    // To the end, or the limits.
    PlayoutResult run(const PlayoutLimits& limits = {}, EventSink* sink = nullptr);

    const GameState& state() const { return state_; }
    const PlayoutResult& result() const { return result_; }
    const Command& lastCommand() const { return result_.last; }
    // One decision in so many goes to a seat picked blindly, out of turn; 0: never.
    void setInterjections(std::uint32_t oneIn) { oneIn_ = oneIn; }

private:
    bool say(Seat seat, bool mustSpeak, EventSink* sink);
    bool finish(PlayoutEnd end);

    const Game& game_;
    GameState state_;
    std::span<const std::unique_ptr<Bot>> bots_;
    BotRng rng_;
    LegalCommands legal_;
    GameState view_;
    PlayoutResult result_;
    std::uint32_t oneIn_ = 16;
};

// The seed of the bot at a seat in the game of this seed.
std::uint64_t botSeed(std::uint64_t gameSeed, Seat seat);

}  // namespace kickdoor
