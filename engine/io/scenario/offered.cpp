#include "io/scenario/offered.h"

#include <algorithm>

namespace kickdoor::scenario {
namespace {

// Removes fields that have several forms: the offer answered (if the only one), the Item sold at double
// price, the own player as target, the owner of the target Item.
Move essence(Move move) {
    if (move.kind == CommandKind::Accept || move.kind == CommandKind::Decline) move.seat = kNoSeat;
    if (move.kind == CommandKind::Sell) move.with = kNoCard;
    if (move.kind == CommandKind::Play && move.aim.seat() == move.by) move.aim = Aim{};
    if (move.kind == CommandKind::Use && move.subject != kNoCard) move.aim = Aim{};
    return move;
}

Move essence(const Command& command) {
    Move move = essence(command.move);
    if (command.kind() == CommandKind::Choose && command.seats.size() == 1) move.seat = command.seats.first();
    return move;
}

bool fits(const CommandTemplate& family, const Command& command) {
    if (!(essence(family.move) == essence(command))) return false;
    const auto known = [&](CardId card) {
        return std::find(family.candidates.begin(), family.candidates.end(), card) != family.candidates.end();
    };
    const auto allKnown = [&](const auto& cards) { return std::all_of(cards.begin(), cards.end(), known); };
    switch (command.kind()) {
        case CommandKind::AskHelp:
        case CommandKind::OfferHelp:
            return command.terms.treasures <= family.most && allKnown(command.terms.items);
        case CommandKind::OfferTrade: return allKnown(command.terms.items) && allKnown(command.want);
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Play:
        case CommandKind::Keep: case CommandKind::Equip: case CommandKind::Unequip:
        case CommandKind::Discard: case CommandKind::Sell: case CommandKind::Use:
        case CommandKind::Accept: case CommandKind::Decline: case CommandKind::Withdraw:
        case CommandKind::LeaveCombat: case CommandKind::Fight: case CommandKind::RunAway:
        case CommandKind::Flee: case CommandKind::Choose: case CommandKind::Pass:
        case CommandKind::GiveCharity: case CommandKind::kCount:
            // clang-format on
            break;
    }
    return allKnown(command.cards) && command.cards.size() >= family.least &&
           command.cards.size() <= family.most;
}

}  // namespace

bool isOffered(const LegalCommands& legal, const Command& command) {
    // A whole hand (R4.9) is offered without its cards.
    const bool bare = command.cards.empty() || command.kind() == CommandKind::Use;
    return (bare && std::any_of(legal.moves.begin(), legal.moves.end(),
                                [&](const Move& move) { return essence(move) == essence(command); })) ||
           std::any_of(legal.templates.begin(), legal.templates.end(),
                       [&](const CommandTemplate& family) { return fits(family, command); });
}

}  // namespace kickdoor::scenario
