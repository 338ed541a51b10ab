#include "bot/search/search.h"

#include <algorithm>
#include <bit>

#include "bot/levels.h"
#include "bot/value/value.h"

namespace kickdoor {
namespace {

constexpr int kMostActions = 100;

// What becomes of a seat while a world is played on.
class Fate : public EventSink {
public:
    explicit Fate(Seat seat) : seat_(seat) {}

    void onEvent(const GameState&, const Event& event) override {
        const bool fights = event.seat == seat_ || event.seat2 == seat_;
        if (event.kind == EventKind::Died && event.seat == seat_) died = true;
        if (event.kind != EventKind::CombatWon && event.kind != EventKind::CombatLost) return;
        if (!fights || fought) return;
        fought = true;
        won = event.kind == EventKind::CombatWon;
    }

    bool died = false;
    bool fought = false;
    bool won = false;

private:
    Seat seat_;
};

}  // namespace

Search::Search(const Sight& sight, std::vector<Candidate> candidates, std::uint64_t seed,
               const SearchLimits& limits)
    : game_(sight.game),
      me_(sight.me),
      candidates_(std::move(candidates)),
      seed_(seed),
      limits_(limits),
      view_(sight.view()),
      worlds_(sight.game, view_),
      rollout_(sight.game) {
    for (std::size_t i = 0; i < candidates_.size(); ++i) tried_.push_back({i, {}, 0, {}});
    const int rounds = std::max(1, static_cast<int>(std::bit_width(candidates_.size() - 1)));
    perRound_ = std::max(1, limits.rollouts / rounds);
    inRound_ = perRound_;
}

int Search::valueOf(Tried& tried, const GameState& world, std::uint64_t seed) {
    const Candidate& candidate = candidates_[tried.index];
    Fate fate(me_);
    EventSink* sink = watching_ ? &fate : nullptr;
    played_ = world;
    // A command that the world refuses is worth nothing; it cannot be played either.
    if (candidate && !apply(game_, played_, *candidate, sink).empty()) return 0;
    rollout_.play(played_, seed, limits_.turns, kMostActions, sink);
    tried.fate.levels += played_.player[me_].level - view_.player[me_].level;
    tried.fate.deaths += fate.died ? 1 : 0;
    tried.fate.fought += fate.fought ? 1 : 0;
    tried.fate.victory += fate.won ? 1 : 0;
    return positionValue({game_, played_, me_, regularWeights()});
}

bool Search::step() {
    if (done_ || tried_.size() < 2) return false;
    const std::uint64_t number = (seed_ + world_++) * 0x9E3779B97F4A7C15ULL;
    worlds_.draw(number, state_);
    for (Tried& one : tried_) {
        const int value = valueOf(one, state_, number);
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

Outcome Search::outcome(std::size_t candidate) const {
    for (const auto* list : {&tried_, &dropped_}) {
        for (const Tried& one : *list) {
            if (one.index != candidate || one.values.empty()) continue;
            Outcome outcome = one.fate;
            outcome.worlds = static_cast<int>(one.values.size());
            outcome.chance = static_cast<int>(one.sum / outcome.worlds);
            outcome.levels = 100 * one.fate.levels / outcome.worlds;
            return outcome;
        }
    }
    return {};
}

}  // namespace kickdoor
