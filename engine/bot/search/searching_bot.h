// A bot that thinks: it compares what the sensible bot would do with other commands by playing on the worlds
// that it may be in (search.h).
#pragma once

#include <functional>

#include "bot/greedy_bot.h"
#include "bot/search/search.h"

namespace kickdoor {

class SearchingBot : public Bot {
public:
    SearchingBot(std::uint64_t seed, const SearchLimits& limits, const Weights& weights);

    std::optional<Command> decide(const Sight& sight, const LegalCommands& legal) override;
    std::unique_ptr<Thought> consider(const Sight& sight, const LegalCommands& legal) override;
    bool bearsGrudges() const override { return mind_.usual.bearsGrudges(); }
    void suffer(Seat by) override { mind_.usual.suffer(by); }

private:
    class Searching;
    // All that changes from one decision to the next.
    struct Mind {
        GreedyBot usual;
        BotRng rng;
        // What was done of its own accord this turn, so that nothing is repeated endlessly.
        int turn = -1;
        int uses = 0;
        std::array<int, kMaxSeats> asks{};

        void keepUp(const Sight& sight);
        bool isUsedUp(const Command& command) const;
        void note(const Candidate& candidate);
    };

    Mind mind_;
    SearchLimits limits_;
};

// The levels that think; docs/strength.md has what their limits cost and bring.
SearchLimits veteranLimits();
SearchLimits masterLimits();

}  // namespace kickdoor
