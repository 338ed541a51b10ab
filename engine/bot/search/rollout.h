// Plays a world on for some turns with sensible bots, each of which sees only what its seat may know.
#pragma once

#include <memory>
#include <span>

#include "bot/bot.h"

namespace kickdoor {

class Rollout {
public:
    explicit Rollout(const Game& game) : game_(game) {}

    // Plays until the turn number has risen by `turns` or the game is over, for at most `actions` commands.
    void play(GameState& world, std::uint64_t seed, int turns, int actions, EventSink* sink = nullptr);

private:
    const Game& game_;
    LegalCommands legal_;
};

}  // namespace kickdoor
