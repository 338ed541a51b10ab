// Compares commands by playing worlds on: flat Monte Carlo at the root with sequential halving. All
// candidates are tried in the same worlds, with the same dice to come.
#pragma once

#include <vector>

#include "bot/search/candidates.h"
#include "bot/search/rollout.h"
#include "bot/search/worlds.h"

namespace kickdoor {

struct SearchLimits {
    int rollouts = 200;  // for one decision
    std::size_t candidates = 10;
    int turns = 4;  // played on before the position is valued
    // By how many standard errors another command must look better than the usual one, in tenths.
    int doubt = 10;
};

// What came of a candidate in the worlds that were played on.
struct Outcome {
    int worlds = 0;
    int chance = 0;   // to win the game, the mean, in kCertain (value/value.h)
    int levels = 0;   // that the seat gained, the mean in hundredths
    int deaths = 0;   // worlds in which it died
    int fought = 0;   // worlds in which a fight of the seat ended
    int victory = 0;  // and those in which the first of them was won
};

// The thinking about one decision, step by step, so that the caller may stop at any time.
class Search {
public:
    // The game outlives the search, the sight need not. The first candidate is the usual command.
    Search(const Sight& sight, std::vector<Candidate> candidates, std::uint64_t seed,
           const SearchLimits& limits);

    // Plays one more world with each command that is still compared. False if nothing is left to do.
    bool step();
    const std::vector<Candidate>& candidates() const { return candidates_; }
    // The index of the best candidate so far.
    std::size_t best() const;
    // The mean chance to win with this candidate so far, in kCertain (value/value.h).
    int chance(std::size_t candidate) const { return outcome(candidate).chance; }
    // All of it is only counted from watchFates() on, since that takes time.
    Outcome outcome(std::size_t candidate) const;
    void watchFates() { watching_ = true; }

private:
    struct Tried {
        std::size_t index = 0;
        std::vector<int> values;  // by world
        std::int64_t sum = 0;
        Outcome fate;  // its counts and sums
    };
    int valueOf(Tried& tried, const GameState& world, std::uint64_t seed);
    bool isBetter(const Tried& other, const Tried& usual) const;
    void halve();

    const Game& game_;
    Seat me_;
    std::vector<Candidate> candidates_;
    std::uint64_t seed_;
    SearchLimits limits_;
    GameState view_;
    Worlds worlds_;
    Rollout rollout_;
    std::vector<Tried> tried_;  // the usual one first
    std::vector<Tried> dropped_;
    int inRound_ = 0;  // rollouts left before the next halving
    int perRound_ = 0;
    std::uint64_t world_ = 0;
    bool done_ = false;
    bool watching_ = false;
    GameState state_;
    GameState played_;
};

}  // namespace kickdoor
