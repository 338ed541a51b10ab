// The JSON fields of each kind of command besides `by`, `do` and `epoch`, in order. The writer, the reader
// and the list of allowed names use this one description.
#pragma once

#include "io/command_json.h"

namespace kickdoor {

// Fields has a function for each kind of field. A field whose function ends in IfAny is optional.
template <class Fields>
void describeFields(CommandKind kind, Fields& fields) {
    constexpr auto cards = [](auto& command) -> auto& {
        return command.cards;
    };
    constexpr auto given = [](auto& command) -> auto& {
        return command.terms.items;
    };
    constexpr auto wanted = [](auto& command) -> auto& {
        return command.want;
    };
    switch (kind) {
        case CommandKind::LookForTrouble: fields.card("card", CardRole::Trouble, &Move::card); break;
        case CommandKind::Keep: fields.card("card", CardRole::Played, &Move::card); break;
        case CommandKind::Equip:
        case CommandKind::Unequip: fields.card("card", CardRole::Worn, &Move::card); break;
        case CommandKind::Discard:
            fields.card("card", CardRole::Worn, &Move::card);
            fields.escapingIfAny("for");
            break;
        case CommandKind::Play:
            fields.card("card", CardRole::Played, &Move::card);
            fields.aimIfAny("on");
            fields.cardIfAny("with", CardRole::Second, &Move::with);
            break;
        case CommandKind::Sell:
            fields.cards("cards", CardRole::Sold, cards);
            fields.cardIfAny("double", CardRole::Sold, &Move::with);
            break;
        case CommandKind::Use:
            fields.card("source", CardRole::Source, &Move::card);
            fields.abilityIfAny("ability");
            fields.cardsIfAny("discard", CardRole::Cost, cards);
            fields.aimIfAny("on");
            fields.cardIfAny("card", CardRole::Subject, &Move::subject);
            break;
        case CommandKind::OfferTrade:
            fields.player("to");
            fields.cards("give", CardRole::Given, given);
            fields.cards("want", CardRole::Wanted, wanted);
            break;
        case CommandKind::AskHelp:
            fields.player("of");
            fields.termsIfAny("terms");
            break;
        case CommandKind::OfferHelp: fields.termsIfAny("terms"); break;
        case CommandKind::Accept:
        case CommandKind::Decline:
        case CommandKind::Withdraw:
        case CommandKind::LeaveCombat: fields.playerIfAny("from"); break;
        case CommandKind::Flee: fields.card("from", CardRole::Monster, &Move::card); break;
        case CommandKind::Choose: fields.choice("cards", "players", "number", "option"); break;
        case CommandKind::GiveCharity: fields.charity("to", "discard"); break;
        case CommandKind::KickOpenDoor:
        case CommandKind::ListenAtDoor:
        case CommandKind::LootRoom:
        case CommandKind::EndTurn:
        case CommandKind::Fight:
        case CommandKind::RunAway:
        case CommandKind::Pass:
        case CommandKind::kCount: break;
    }
}

}  // namespace kickdoor
