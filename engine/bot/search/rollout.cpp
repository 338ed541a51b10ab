#include "bot/search/rollout.h"

#include <array>
#include <optional>

#include "bot/bot_rng.h"
#include "bot/greedy_bot.h"
#include "bot/levels.h"

namespace kickdoor {

void Rollout::play(GameState& world, std::uint64_t seed, int turns, int actions, EventSink* sink) {
    std::array<std::optional<GreedyBot>, kMaxSeats> bots;
    for (Seat seat{0}; seat < world.players; ++seat) bots[seat].emplace(seed + seat, regularWeights());
    BotRng rng(seed ^ 0x0A5ULL);
    const int end = world.turn + turns;
    // A seat that need not answer may keep still again and again.
    for (int steps = 0; steps < 2 * actions && actions > 0; ++steps) {
        if (world.phase == Phase::Over || world.turn >= end) return;
        const SeatSet asked = mayAnswer(world);
        if (asked.empty()) return;
        auto skip = asked.size() == 1 ? 0 : rng.below(static_cast<std::uint32_t>(asked.size()));
        Seat seat{0};
        while (!asked.has(seat) || skip-- > 0) ++seat;
        legalCommands(game_, world, seat, legal_);
        if (legal_.moves.empty() && legal_.templates.empty()) return;
        const auto command = bots[seat]->decide({game_, world, seat}, legal_);
        if (!command) continue;
        if (!apply(game_, world, *command, sink).empty()) return;
        --actions;
    }
}

}  // namespace kickdoor
