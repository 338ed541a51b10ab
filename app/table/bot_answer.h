// What a seat says that a bot plays.
#pragma once

#include <optional>

#include "bot/bot.h"

namespace kickdoor {

// Whatever the bot comes up with, the game goes on: what it may not say is replaced by the default answer.
// Nothing: it has nothing to say, and nobody waits for it.
std::optional<Command> botAnswer(Bot& bot, const Game& game, const GameState& view, Seat seat,
                                 const LegalCommands& legal);

}  // namespace kickdoor
