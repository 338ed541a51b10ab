#include "bot/playout.h"

namespace kickdoor {
namespace {

// Tells the bots who hurts them, and passes on.
class WrongTeller : public EventSink {
public:
    WrongTeller(const Game& game, std::span<const std::unique_ptr<Bot>> bots, EventSink* next)
        : game_(game), bots_(bots), next_(next) {}

    void onEvent(const GameState& now, const Event& event) override {
        const SeatSet hurt = hurtBy(game_, now, event);
        for (Seat seat{0}; seat < now.players; ++seat)
            if (hurt.has(seat)) bots_[seat]->suffer(event.seat);
        if (next_ != nullptr) next_->onEvent(now, event);
    }

private:
    const Game& game_;
    std::span<const std::unique_ptr<Bot>> bots_;
    EventSink* next_;
};

}  // namespace

std::uint64_t botSeed(std::uint64_t gameSeed, Seat seat) {
    return (gameSeed + 1) * 0x9E3779B97F4A7C15ULL + seat;
}

Playout::Playout(const Game& game, const GameState& start, std::span<const std::unique_ptr<Bot>> bots,
                 std::uint64_t seed)
    : game_(game), state_(start), bots_(bots), rng_(seed ^ 0x5EA7ULL) {
    for (const auto& bot : bots_) grudges_ |= bot->bearsGrudges();
}

bool Playout::finish(PlayoutEnd end) {
    result_.end = end;
    return false;
}

bool Playout::say(Seat seat, bool mustSpeak, EventSink* sink) {
    legalCommands(game_, state_, seat, legal_);
    if (legal_.moves.empty() && legal_.templates.empty())
        return mustSpeak ? finish(PlayoutEnd::NothingLegal) : true;
    const auto command = bots_[seat]->decide({game_, state_, seat}, legal_);
    if (!command) return mustSpeak ? finish(PlayoutEnd::NothingLegal) : true;
    result_.last = *command;
    WrongTeller teller(game_, bots_, sink);
    if (!apply(game_, state_, *command, grudges_ ? &teller : sink).empty())
        return finish(PlayoutEnd::Refused);
    ++result_.actions;
    return true;
}

bool Playout::step(EventSink* sink) {
    if (state_.phase == Phase::Over) return finish(PlayoutEnd::Won);
    const SeatSet waiting = waitingFor(state_);
    SeatSet asked = mayAnswer(state_);
    // A random seat acts out of turn.
    if (oneIn_ > 0 && rng_.below(oneIn_) == 0) asked = SeatSet::firstN(state_.players);
    if (asked.empty()) return finish(PlayoutEnd::NothingLegal);
    auto skip = rng_.below(static_cast<std::uint32_t>(asked.size()));
    Seat seat{0};
    while (!asked.has(seat) || skip-- > 0) ++seat;
    return say(seat, waiting.has(seat), sink);
}

PlayoutResult Playout::run(const PlayoutLimits& limits, EventSink* sink) {
    int steps = 0;
    while (step(sink)) {
        ++steps;
        if (result_.actions < limits.actions && state_.turn < limits.turns && steps < 4 * limits.actions)
            continue;
        finish(PlayoutEnd::TooLong);
        break;
    }
    result_.turns = state_.turn;
    result_.winners = state_.winners;
    result_.hash = hashOf(state_);
    return result_;
}

}  // namespace kickdoor
