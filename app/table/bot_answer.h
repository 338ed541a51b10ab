// The command of a seat that a bot plays.
#pragma once

#include <optional>

#include "bot/bot.h"

namespace kickdoor {

// An illegal command of the bot is replaced by the default answer, so that the game goes on. Empty if the bot
// has no command and the game does not wait for it.
std::optional<Command> botAnswer(Bot& bot, const Game& game, const GameState& view, Seat seat,
                                 const LegalCommands& legal);

}  // namespace kickdoor
