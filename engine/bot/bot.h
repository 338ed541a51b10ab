// Bots see only their view and use no clock and no globals. The same seed and the same views give the same
// commands.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "bot/bots.h"
#include "rules/engine.h"

namespace kickdoor {

class Bot {
public:
    virtual ~Bot() = default;
    // The command of the seat. `legal` is legalCommands(game, view, seat) and not empty. A seat that the game
    // does not wait for (waitingFor in rules/engine.h) may return nothing.
    virtual std::optional<Command> choose(const Game& game, const GameState& view, Seat seat,
                                          const LegalCommands& legal) = 0;
    // False if the bot uses the view only with legalCommands and judge, which give the same answers on the
    // full state. A playout may then pass the state instead of making a view.
    virtual bool looksAtView() const { return true; }
};

// `name` is one of botNames(); null for any other.
std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed);

}  // namespace kickdoor
