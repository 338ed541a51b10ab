// A sensible opponent: fights monsters it can beat, wears its best Items, sells the rest for Levels, asks for
// help and pays fairly, and hinders players who are about to win. It looks one step ahead and uses only its
// own view.
#pragma once

#include "bot/bot.h"
#include "bot/greedy_parts.h"
#include "bot/lapses.h"
#include "bot/weights.h"

namespace kickdoor {

class GreedyBot : public Bot {
public:
    explicit GreedyBot(std::uint64_t seed, const Weights& weights = {}, const Lapses& lapses = {})
        : rng_(seed), weights_(weights), lapses_(lapses) {}

    std::optional<Command> decide(const Sight& sight, const LegalCommands& legal) override;
    bool bearsGrudges() const override { return weights_.revenge > 0; }
    void suffer(Seat by) override;
    const Weights& weights() const { return weights_; }

    // Forgets what belongs to an earlier turn or fight; decide() does so, too.
    void keepUp(const Sight& sight);
    // What it has offered for help in this fight. Who decides for it corrects that.
    const OfferedShares& offered() const { return memory_.offered; }
    void setOffered(const OfferedShares& offered) { memory_.offered = offered; }

private:
    bool lapse(int percent);
    std::optional<Command> wish(GreedyMind& mind) const;

    BotRng rng_;
    Weights weights_;
    Lapses lapses_;
    GreedyMemory memory_;
    Wrongs wrongs_{};
};

}  // namespace kickdoor
