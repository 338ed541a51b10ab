// A bot that thinks: it compares what the sensible bot would do with other commands by playing on the worlds
// that it may be in (search.h).
#pragma once

#include <functional>

#include "bot/greedy_bot.h"
#include "bot/search/search.h"

namespace kickdoor {

class SearchingBot : public Bot {
public:
    SearchingBot(std::uint64_t seed, const SearchLimits& limits);

    std::optional<Command> decide(const Sight& sight, const LegalCommands& legal) override;

private:
    void keepUp(const Sight& sight);
    bool isUsedUp(const Command& command) const;
    void note(const Candidate& candidate);

    GreedyBot usual_;
    BotRng rng_;
    SearchLimits limits_;
    // What was done of its own accord this turn, so that nothing is repeated endlessly.
    int turn_ = -1;
    int uses_ = 0;
    std::array<int, kMaxSeats> asks_{};
};

// The levels that think; docs/strength.md has what their limits cost and bring.
SearchLimits veteranLimits();
SearchLimits masterLimits();

}  // namespace kickdoor
