#include "rules/moves/unseen.h"

#include "base/seats.h"

#include <algorithm>

namespace kickdoor {
namespace {

Seat destinationOf(CardId card, Seat owner, std::span<const Handing> handed) {
    const auto found =
        std::find_if(handed.begin(), handed.end(), [card](const Handing& h) { return h.card == card; });
    return found == handed.end() ? owner : found->to;
}

// True if cards with this back go to more than one place that the observer cannot see.
bool isPuzzling(const Context& ctx, Seat owner, std::span<const Handing> handed, Deck back, Seat observer) {
    Seat first = kNoSeat;
    for (const CardId card : ctx.state.cards.in(Zone::Hand, owner)) {
        const Seat to = destinationOf(card, owner, handed);
        if (to == kNoSeat || to == observer || ctx.defOf(card).deck != back) continue;
        if (first != kNoSeat && to != first) return true;
        first = to;
    }
    return false;
}

}  // namespace

void loseTrack(Context& ctx, Seat owner, std::span<const Handing> handed, SeatSet witnesses) {
    CardTable& cards = ctx.state.cards;
    for (const Seat observer : everySeat(ctx.state.players)) {
        if (observer == owner || witnesses.has(observer)) continue;
        for (const Deck back : {Deck::Door, Deck::Treasure}) {
            if (!isPuzzling(ctx, owner, handed, back, observer)) continue;
            for (const CardId card : cards.in(Zone::Hand, owner)) {
                if (ctx.defOf(card).deck != back) continue;
                const Seat to = destinationOf(card, owner, handed);
                if (to != kNoSeat && to != observer)
                    cards.setKnown(card, cards.knownBy(card).without(observer));
            }
        }
    }
}

}  // namespace kickdoor
