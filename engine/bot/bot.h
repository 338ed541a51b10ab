// Players that see only their view. Bots keep no clock and no globals; the same seed and the same views give
// the same commands.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "rules/engine.h"

namespace kickdoor {

class Bot {
public:
    virtual ~Bot() = default;
    // What the seat says now. `legal` is legalCommands(game, view, seat), not empty. Nothing: it has nothing
    // to say, which only a seat that nobody waits for may do (rules/engine.h waitingFor).
    virtual std::optional<Command> choose(const Game& game, const GameState& view, Seat seat,
                                          const LegalCommands& legal) = 0;
    // False: what is legal is all this bot asks about, so a playout may spare it the view and hand over the
    // state, which gives the same answers (the law of legalCommands and judge).
    virtual bool looksAtView() const { return true; }
};

// "random", "greedy"; null for a name there is not.
std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed);
std::span<const std::string_view> botNames();

}  // namespace kickdoor
