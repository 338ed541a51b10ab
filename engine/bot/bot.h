// Bots see only what their seat may know and use no clock and no globals. The same seed and the same sights
// give the same commands.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "bot/bots.h"
#include "bot/sight.h"
#include "rules/engine.h"

namespace kickdoor {

// A decision that takes long, in steps. The bot stays as it was until take(): a thought that is dropped,
// because the game has moved on, leaves no trace, so that the same decision comes later.
class Thought {
public:
    virtual ~Thought() = default;
    // Thinks a little, and about as long each time. False if nothing is left to think about.
    virtual bool step() = 0;
    // Decides by what has been thought so far. Once, while the bot lives.
    virtual std::optional<Command> take() = 0;
};

class Bot {
public:
    virtual ~Bot() = default;
    // The command of the sight's seat. `legal` is legalCommands() of the same game and seat, and not empty. A
    // seat that the game does not wait for (waitingFor in rules/engine.h) may return nothing.
    virtual std::optional<Command> decide(const Sight& sight, const LegalCommands& legal) = 0;
    // The same decision in steps; null: the bot decides at once. Sight and `legal` need not outlive the call.
    virtual std::unique_ptr<Thought> consider(const Sight& /*sight*/, const LegalCommands& /*legal*/) {
        return nullptr;
    }

    // `by` has openly hurt the bot's seat (wrongs.h). Only told to bots that ask for it.
    virtual bool bearsGrudges() const { return false; }
    virtual void suffer(Seat /*by*/) {}

    // The same from the seat's view.
    std::optional<Command> choose(const Game& game, const GameState& view, Seat seat,
                                  const LegalCommands& legal) {
        return decide({game, view, seat}, legal);
    }
};

// `name` is a bot's by isBot(); null for any other. A bot that thinks plays at most so many rollouts for a
// decision; 0: as many as its level has.
std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed, int rollouts = 0);

}  // namespace kickdoor
