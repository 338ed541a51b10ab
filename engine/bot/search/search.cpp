#include "bot/search/search.h"

#include <algorithm>
#include <bit>

#include "bot/levels.h"
#include "bot/value/value.h"

namespace kickdoor {
namespace {

constexpr int kMostActions = 100;

}  // namespace

Search::Search(const Sight& sight, const std::vector<Candidate>& candidates, std::uint64_t seed,
               const SearchLimits& limits)
    : sight_(sight),
      candidates_(candidates),
      seed_(seed),
      limits_(limits),
      view_(sight.view()),
      worlds_(sight.game, view_),
      rollout_(sight.game) {
    for (std::size_t i = 0; i < candidates.size(); ++i) tried_.push_back({i, {}, 0});
    const int rounds = std::max(1, static_cast<int>(std::bit_width(candidates.size() - 1)));
    perRound_ = std::max(1, limits.rollouts / rounds);
    inRound_ = perRound_;
}

int Search::valueOf(const Candidate& candidate, const GameState& world, std::uint64_t seed) {
    played_ = world;
    // A command that the world refuses is worth nothing; it cannot be played either.
    if (candidate && !apply(sight_.game, played_, *candidate).empty()) return 0;
    rollout_.play(played_, seed, limits_.turns, kMostActions);
    return positionValue({sight_.game, played_, sight_.me, regularWeights()});
}

bool Search::step() {
    if (done_ || tried_.size() < 2) return false;
    const std::uint64_t number = (seed_ + world_++) * 0x9E3779B97F4A7C15ULL;
    worlds_.draw(number, state_);
    for (Tried& one : tried_) {
        const int value = valueOf(candidates_[one.index], state_, number);
        one.values.push_back(value);
        one.sum += value;
    }
    inRound_ -= static_cast<int>(tried_.size());
    if (inRound_ > 0) return true;
    if (tried_.size() == 2) {
        done_ = true;
        return false;
    }
    halve();
    inRound_ = perRound_;
    return true;
}

// The usual command always stays.
void Search::halve() {
    std::stable_sort(tried_.begin() + 1, tried_.end(),
                     [](const Tried& a, const Tried& b) { return a.sum > b.sum; });
    const std::size_t keep = std::max<std::size_t>(2, (tried_.size() + 1) / 2);
    for (std::size_t i = keep; i < tried_.size(); ++i) dropped_.push_back(std::move(tried_[i]));
    tried_.resize(keep);
}

// By the differences in the same worlds. Whole numbers only: the same decision on every machine.
bool Search::isBetter(const Tried& other, const Tried& usual) const {
    const auto count = static_cast<std::int64_t>(std::min(other.values.size(), usual.values.size()));
    if (count == 0) return false;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        const std::int64_t difference = (other.values[i] - usual.values[i]) / 4;
        sum += difference;
        squares += difference * difference;
    }
    if (sum <= 0) return false;
    // mean > doubt / 10 * sqrt(variance / count), both sides squared.
    const std::int64_t spread = squares - sum * sum / count;
    return 100 * sum * sum > std::int64_t{limits_.doubt} * limits_.doubt * (spread + 1);
}

std::size_t Search::best() const {
    const Tried* best = &tried_.front();
    for (const Tried& one : tried_)
        if (one.sum > best->sum && isBetter(one, tried_.front())) best = &one;
    return best->index;
}

int Search::chance(std::size_t candidate) const {
    for (const auto* list : {&tried_, &dropped_})
        for (const Tried& one : *list)
            if (one.index == candidate && !one.values.empty())
                return static_cast<int>(one.sum / static_cast<std::int64_t>(one.values.size()));
    return 0;
}

}  // namespace kickdoor
