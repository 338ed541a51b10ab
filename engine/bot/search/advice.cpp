#include "bot/search/advice.h"

#include <algorithm>

#include "bot/bots.h"
#include "bot/greedy_bot.h"
#include "bot/levels.h"
#include "bot/search/searching_bot.h"

namespace kickdoor {

Adviser::Adviser(const Sight& seen, const LegalCommands& legal, const SearchLimits& limits,
                 const Candidate& besides) {
    if (legal.moves.empty() && legal.templates.empty()) return;
    const Sight sight = seen.with(regularWeights());
    const std::uint64_t seed = hashOf(sight.view());
    const Candidate usual = GreedyBot(seed, regularWeights()).decide(sight, legal);
    only_ = {besides ? besides : usual};
    if (!isWorthThinking(sight)) return;
    std::vector<Candidate> candidates = candidatesFor(sight, legal, usual, limits.candidates);
    if (besides && std::find(candidates.begin(), candidates.end(), besides) == candidates.end())
        candidates.push_back(besides);
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

bool thinks(std::string_view bot) {
    return levelOf(bot) == "veteran" || levelOf(bot) == "master";
}

SearchLimits limitsOf(std::string_view bot) {
    return levelOf(bot) == "veteran" ? veteranLimits() : masterLimits();
}

SearchLimits adviceLimits() {
    return {3000, 10, 4, 10};
}

}  // namespace kickdoor
