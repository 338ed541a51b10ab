#include "strength/match.h"

#include <algorithm>
#include <ctime>

#include "bot/playout.h"

namespace kickdoor::strength {
namespace {

std::int64_t processorMicros() {
    return static_cast<std::int64_t>(std::clock()) * 1'000'000 / CLOCKS_PER_SEC;
}

// Passes on to a bot and takes its time.
class TimedBot : public Bot {
public:
    TimedBot(std::unique_ptr<Bot> bot, Thinking& thinking) : bot_(std::move(bot)), thinking_(thinking) {}

    std::optional<Command> decide(const Sight& sight, const LegalCommands& legal) override {
        const std::int64_t start = processorMicros();
        auto command = bot_->decide(sight, legal);
        const std::int64_t taken = processorMicros() - start;
        thinking_.add({1, taken, taken});
        return command;
    }

    bool bearsGrudges() const override { return bot_->bearsGrudges(); }
    void suffer(Seat by) override { bot_->suffer(by); }

private:
    std::unique_ptr<Bot> bot_;
    Thinking& thinking_;
};

}  // namespace

GroupResult playGroup(const Game& game, int players, std::uint64_t deal, const Contestant& first,
                      const Contestant& second) {
    GroupResult group;
    const GameState start = newGame(game, players, deal);
    for (int turn = 0; turn < players; ++turn) {
        // The same cards and dice, but bots that choose anew: two equal bots do not play the same game
        // `players` times.
        const std::uint64_t seed =
            deal * static_cast<std::uint64_t>(players) + static_cast<std::uint64_t>(turn);
        std::vector<std::unique_ptr<Bot>> bots;
        for (Seat seat{0}; seat < players; ++seat) {
            const bool own = seat == turn;
            bots.push_back(std::make_unique<TimedBot>((own ? first : second)(botSeed(seed, seat)),
                                                      own ? group.first : group.second));
        }
        Playout playout(game, start, bots, seed);
        const PlayoutResult result = playout.run();
        group.turns += result.turns;
        if (result.end != PlayoutEnd::Won) ++group.stuck;
        const auto winners = static_cast<int>(result.winners.size());
        if (result.winners.has(Seat(static_cast<std::uint8_t>(turn)))) group.score += kWonGame / winners;
    }
    return group;
}

void Thinking::add(const Thinking& more) {
    decisions += more.decisions;
    micros += more.micros;
    slowest = std::max(slowest, more.slowest);
}

void MatchResult::add(const GroupResult& group) {
    scores.push_back(group.score);
    stuck += group.stuck;
    turns += group.turns;
    first.add(group.first);
    second.add(group.second);
}

}  // namespace kickdoor::strength
