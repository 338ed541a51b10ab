#include "bot/search/searching_bot.h"

namespace kickdoor {
namespace {

constexpr int kMostUsesInTurn = 8;
constexpr int kMostAsksInTurn = 3;  // of one player in one turn

}  // namespace

void SearchingBot::Mind::keepUp(const Sight& sight) {
    if (turn == sight.turn()) return;
    turn = sight.turn();
    uses = 0;
    asks = {};
}

bool SearchingBot::Mind::isUsedUp(const Command& command) const {
    if (command.kind() == CommandKind::Use) return uses >= kMostUsesInTurn;
    if (command.kind() != CommandKind::AskHelp || command.move.seat >= kMaxSeats) return false;
    return asks[command.move.seat] >= kMostAsksInTurn || isRepeated(usual.offered(), command);
}

void SearchingBot::Mind::note(const Candidate& candidate) {
    if (!candidate) return;
    if (candidate->kind() == CommandKind::Use) ++uses;
    if (candidate->kind() == CommandKind::AskHelp && candidate->move.seat < kMaxSeats)
        ++asks[candidate->move.seat];
    OfferedShares offered = usual.offered();
    noteOffer(offered, *candidate);
    usual.setOffered(offered);
}

// Works on a copy of the bot's mind, which becomes the bot's with the decision.
class SearchingBot::Searching : public Thought {
public:
    Searching(SearchingBot& bot, const Sight& seen, const LegalCommands& legal)
        : bot_(bot), mind_(bot.mind_) {
        const Sight sight = seen.with(mind_.usual.weights());
        mind_.keepUp(sight);
        mind_.usual.keepUp(sight);
        const OfferedShares offered = mind_.usual.offered();
        usual_ = mind_.usual.decide(sight, legal);
        mind_.usual.setOffered(offered);  // it may decide otherwise
        if (!isWorthThinking(sight)) return;
        std::vector<Candidate> candidates = candidatesFor(sight, legal, usual_, bot.limits_.candidates);
        for (std::size_t i = candidates.size(); i-- > 1;)
            if (candidates[i] && mind_.isUsedUp(*candidates[i]))
                candidates.erase(candidates.begin() + static_cast<std::ptrdiff_t>(i));
        const std::uint64_t high = mind_.rng.below(0xFFFFFFFFU);
        const std::uint64_t seed = high << 32U | mind_.rng.below(0xFFFFFFFFU);
        if (candidates.size() > 1) search_.emplace(sight, std::move(candidates), seed, bot.limits_);
    }

    bool step() override { return search_ && search_->step(); }

    std::optional<Command> take() override {
        const Candidate choice = search_ ? search_->candidates()[search_->best()] : usual_;
        mind_.note(choice);
        bot_.mind_ = std::move(mind_);
        return choice;
    }

private:
    SearchingBot& bot_;
    Mind mind_;
    Candidate usual_;
    std::optional<Search> search_;
};

SearchingBot::SearchingBot(std::uint64_t seed, const SearchLimits& limits, const Weights& weights)
    : mind_{GreedyBot(seed, weights), BotRng(seed ^ 0x57A7ULL)}, limits_(limits) {}

std::unique_ptr<Thought> SearchingBot::consider(const Sight& sight, const LegalCommands& legal) {
    return std::make_unique<Searching>(*this, sight, legal);
}

std::optional<Command> SearchingBot::decide(const Sight& sight, const LegalCommands& legal) {
    Searching thought(*this, sight, legal);
    while (thought.step()) {
    }
    return thought.take();
}

SearchLimits veteranLimits() {
    return {4, 3, 1, 20};
}

SearchLimits masterLimits() {
    return {200, 10, 4, 10};
}

}  // namespace kickdoor
