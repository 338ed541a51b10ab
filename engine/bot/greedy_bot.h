// A sensible opponent: fights monsters it can beat, wears its best Items, sells the rest for Levels, asks for
// help and pays fairly, and hinders players who are about to win. It looks one step ahead and uses only its
// own view.
#pragma once

#include "bot/bot.h"
#include "bot/greedy_parts.h"

namespace kickdoor {

class GreedyBot : public Bot {
public:
    explicit GreedyBot(std::uint64_t seed) : rng_(seed) {}

    std::optional<Command> choose(const Game& game, const GameState& view, Seat seat,
                                  const LegalCommands& legal) override;

private:
    void keepUp(const GameState& view);
    std::optional<Command> wish(GreedyMind& mind) const;

    BotRng rng_;
    GreedyMemory memory_;
};

}  // namespace kickdoor
