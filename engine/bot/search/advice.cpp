#include "bot/search/advice.h"

#include <algorithm>

#include "bot/greedy_bot.h"
#include "bot/levels.h"

namespace kickdoor {

Adviser::Adviser(const Sight& seen, const LegalCommands& legal) {
    if (legal.moves.empty() && legal.templates.empty()) return;
    const Sight sight = seen.with(regularWeights());
    const std::uint64_t seed = hashOf(sight.view());
    const Candidate usual = GreedyBot(seed, regularWeights()).decide(sight, legal);
    const SearchLimits limits = adviceLimits();
    only_ = {usual};
    if (!isWorthThinking(sight)) return;
    std::vector<Candidate> candidates = candidatesFor(sight, legal, usual, limits.candidates);
    if (candidates.size() < 2) return;
    search_.emplace(sight, std::move(candidates), seed, limits);
    search_->watchFates();
}

std::vector<Advised> Adviser::advice() const {
    std::vector<Advised> all;
    if (!search_) {
        for (const Candidate& one : only_) all.push_back({one, {}});
        return all;
    }
    const std::size_t best = search_->best();
    for (std::size_t i = 0; i < search_->candidates().size(); ++i)
        all.push_back({search_->candidates()[i], search_->outcome(i)});
    std::swap(all[0], all[best]);
    std::stable_sort(all.begin() + 1, all.end(),
                     [](const Advised& a, const Advised& b) { return a.outcome.chance > b.outcome.chance; });
    return all;
}

SearchLimits adviceLimits() {
    return {3000, 10, 4, 10};
}

}  // namespace kickdoor
