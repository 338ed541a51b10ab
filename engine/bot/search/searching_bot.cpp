#include "bot/search/searching_bot.h"

#include "bot/levels.h"

namespace kickdoor {
namespace {

constexpr int kMostUsesInTurn = 8;
constexpr int kMostAsksInTurn = 3;  // of one player in one turn

// The arrangement of the first hand is left to the usual bot. While somebody else answers a question, the
// view does not say how it may be answered (R3.1).
bool isWorthThinking(const Sight& sight) {
    if (sight.phase() == Phase::Setup || sight.phase() == Phase::Over) return false;
    return sight.questionKind() == QuestionKind::None || sight.asked() == sight.me;
}

}  // namespace

SearchingBot::SearchingBot(std::uint64_t seed, const SearchLimits& limits)
    : usual_(seed, regularWeights()), rng_(seed ^ 0x57A7ULL), limits_(limits) {}

void SearchingBot::keepUp(const Sight& sight) {
    if (turn_ == sight.turn()) return;
    turn_ = sight.turn();
    uses_ = 0;
    asks_ = {};
}

bool SearchingBot::isUsedUp(const Command& command) const {
    if (command.kind() == CommandKind::Use) return uses_ >= kMostUsesInTurn;
    if (command.kind() != CommandKind::AskHelp || command.move.seat >= kMaxSeats) return false;
    return asks_[command.move.seat] >= kMostAsksInTurn;
}

void SearchingBot::note(const Candidate& candidate) {
    if (!candidate) return;
    if (candidate->kind() == CommandKind::Use) ++uses_;
    if (candidate->kind() == CommandKind::AskHelp && candidate->move.seat < kMaxSeats)
        ++asks_[candidate->move.seat];
}

std::optional<Command> SearchingBot::decide(const Sight& seen, const LegalCommands& legal) {
    const Sight sight = seen.with(regularWeights());
    keepUp(sight);
    const Candidate usual = usual_.decide(sight, legal);
    if (!isWorthThinking(sight)) return usual;
    std::vector<Candidate> candidates = candidatesFor(sight, legal, usual, limits_.candidates);
    for (std::size_t i = candidates.size(); i-- > 1;)
        if (candidates[i] && isUsedUp(*candidates[i]))
            candidates.erase(candidates.begin() + static_cast<std::ptrdiff_t>(i));
    const std::uint64_t high = rng_.below(0xFFFFFFFFU);
    if (candidates.size() < 2) return usual;
    Search search(sight, candidates, high << 32U | rng_.below(0xFFFFFFFFU), limits_);
    while (search.step()) {
    }
    const Candidate& best = candidates[search.best()];
    note(best);
    return best;
}

SearchLimits veteranLimits() {
    return {40, 6, 3, 10};
}

SearchLimits masterLimits() {
    return {200, 10, 4, 10};
}

}  // namespace kickdoor
