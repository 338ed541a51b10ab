// The command of a seat that a bot plays.
#pragma once

#include <optional>

#include "bot/bot.h"

namespace kickdoor {

// What a bot has chosen. An illegal command is replaced by the default answer, so that the game goes on.
// Empty if the bot has no command and the game does not wait for it.
std::optional<Command> orDefault(const std::optional<Command>& choice, const Game& game,
                                 const GameState& view, Seat seat, const LegalCommands& legal);
// The same of a bot that decides now.
std::optional<Command> botAnswer(Bot& bot, const Game& game, const GameState& view, Seat seat,
                                 const LegalCommands& legal);

}  // namespace kickdoor
