#include "bot/default_answer.h"

#include <algorithm>
#include <array>

#include "bot/fill.h"

namespace kickdoor {
namespace {

// The first legal kind is used. Kinds without obligation or cost come first.
constexpr std::array kPreference = {
    CommandKind::Pass,     CommandKind::Decline,      CommandKind::Choose,   CommandKind::GiveCharity,
    CommandKind::Flee,     CommandKind::Keep,         CommandKind::RunAway,  CommandKind::Fight,
    CommandKind::EndTurn,  CommandKind::KickOpenDoor, CommandKind::LootRoom, CommandKind::ListenAtDoor,
    CommandKind::Withdraw, CommandKind::LeaveCombat,  CommandKind::Discard};

Command cheapest(const Sight& sight, const CommandTemplate& family) {
    const CardList sorted = byPrintedWorth(sight, {family.candidates.begin(), family.candidates.size()});
    const std::size_t count = std::min<std::size_t>(family.least, sorted.size());
    return filled(family, {sorted.begin(), count});
}

}  // namespace

Command defaultAnswer(const Game& game, const GameState& view, Seat seat, const LegalCommands& legal) {
    return defaultAnswer({game, view, seat}, legal);
}

Command defaultAnswer(const Sight& sight, const LegalCommands& legal) {
    for (const CommandKind kind : kPreference) {
        for (const Move& move : legal.moves)
            if (move.kind == kind) return commandOf(move);
        for (const CommandTemplate& family : legal.templates) {
            if (family.move.kind != kind) continue;
            const Command command = cheapest(sight, family);
            if (sight.judge(command).empty()) return command;
        }
    }
    if (!legal.moves.empty()) return commandOf(legal.moves.front());
    Command pass;
    pass.move.by = sight.me;
    return pass;
}

}  // namespace kickdoor
