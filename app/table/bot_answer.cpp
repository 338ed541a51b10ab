#include "table/bot_answer.h"

#include "bot/default_answer.h"

namespace kickdoor {

std::optional<Command> orDefault(const std::optional<Command>& choice, const Game& game,
                                 const GameState& view, Seat seat, const LegalCommands& legal) {
    if (choice && judge(game, view, *choice).empty()) return choice;
    if (!choice && !waitingFor(view).has(seat)) return std::nullopt;
    return defaultAnswer(game, view, seat, legal);
}

std::optional<Command> botAnswer(Bot& bot, const Game& game, const GameState& view, Seat seat,
                                 const LegalCommands& legal) {
    std::optional<Command> choice;
    if (!legal.moves.empty() || !legal.templates.empty()) choice = bot.choose(game, view, seat, legal);
    return orDefault(choice, game, view, seat, legal);
}

}  // namespace kickdoor
