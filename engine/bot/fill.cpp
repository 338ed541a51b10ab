#include "bot/fill.h"

#include <algorithm>

namespace kickdoor {

Command filled(const CommandTemplate& family, std::span<const CardId> picked) {
    Command command = commandOf(family.move);
    switch (family.move.kind) {
        case CommandKind::AskHelp:
        case CommandKind::OfferHelp:
        case CommandKind::OfferTrade:
            for (const CardId card : picked) command.terms.items.push_back(card);
            break;
        case CommandKind::GiveCharity: {
            Seat receiver{0};
            for (const CardId card : picked) {
                command.cards.push_back(card);
                if (family.seats.empty()) {
                    command.receivers.push_back(kNoSeat);
                    continue;
                }
                while (!family.seats.has(receiver)) receiver = Seat((receiver + 1U) % kMaxSeats);
                command.receivers.push_back(receiver);
                receiver = Seat((receiver + 1U) % kMaxSeats);
            }
            break;
        }
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Play:
        case CommandKind::Keep: case CommandKind::Equip: case CommandKind::Unequip:
        case CommandKind::Discard: case CommandKind::Sell: case CommandKind::Use:
        case CommandKind::Accept: case CommandKind::Decline: case CommandKind::Withdraw:
        case CommandKind::LeaveCombat: case CommandKind::Fight: case CommandKind::RunAway:
        case CommandKind::Flee: case CommandKind::Choose: case CommandKind::Pass:
        case CommandKind::kCount:
            // clang-format on
            for (const CardId card : picked) command.cards.push_back(card);
            break;
    }
    return command;
}

void splitPromises(const Sight& sight, Terms& terms) {
    for (std::size_t i = terms.items.size(); i > 0; --i) {
        if (!sight.isIn(terms.items[i - 1], Zone::Hand)) continue;
        terms.cards.push_back(terms.items[i - 1]);
        terms.items.eraseAt(i - 1);
    }
}

CardList byPrintedWorth(const Sight& sight, std::span<const CardId> cards) {
    CardList sorted;
    for (const CardId card : cards) sorted.push_back(card);
    const auto worth = [&](CardId card) {
        if (!sight.knows(card)) return 0;
        return sight.defOf(card).gold * 32 + sight.defOf(card).bonus;
    };
    std::sort(sorted.begin(), sorted.end(), [&](CardId a, CardId b) {
        const int left = worth(a);
        const int right = worth(b);
        return left != right ? left < right : a < b;
    });
    return sorted;
}

}  // namespace kickdoor
