#include "model/decide/why_not_now.h"

#include <vector>

#include "base/seats.h"

namespace kickdoor {
namespace {

Command blank(const ShownGame& shown, CommandKind kind, Seat seat = kNoSeat) {
    Move move;
    move.kind = kind;
    move.by = shown.viewer();
    move.seat = seat;
    return commandOf(move);
}

std::vector<CardId> itemsOf(const ShownGame& shown, Zone zone, Seat seat) {
    std::vector<CardId> items;
    const GameState& view = shown.view();
    for (const CardId card : view.cards.in(zone, seat)) {
        const DefId def = view.cards.def(card);
        if (!isUnknown(def) && shown.game().catalog[def].isItem) items.push_back(card);
    }
    return items;
}

// A sale of everything, to find out whether even that is too little.
Command wholeSale(const ShownGame& shown) {
    Command sale = blank(shown, CommandKind::Sell);
    for (const Zone zone : {Zone::Hand, Zone::InPlay})
        for (const CardId card : itemsOf(shown, zone, shown.viewer()))
            if (sale.cards.size() < kMaxCommandCards) sale.cards.push_back(card);
    return sale;
}

// A trade of one Item of either player.
Command smallTrade(const ShownGame& shown, Seat partner) {
    Command trade = blank(shown, CommandKind::OfferTrade, partner);
    const std::vector<CardId> own = itemsOf(shown, Zone::InPlay, shown.viewer());
    const std::vector<CardId> theirs = itemsOf(shown, Zone::InPlay, partner);
    if (!own.empty())
        trade.terms.items.push_back(own.front());
    else if (!theirs.empty())
        trade.want.push_back(theirs.front());
    return trade;
}

std::vector<Command> attempts(const ShownGame& shown, CommandKind kind) {
    if (kind == CommandKind::Sell) return {wholeSale(shown)};
    if (kind == CommandKind::OfferHelp) return {blank(shown, kind)};
    std::vector<Command> all;
    for (const Seat seat : everySeat(shown.view().players)) {
        if (seat == shown.viewer()) continue;
        all.push_back(kind == CommandKind::OfferTrade ? smallTrade(shown, seat) : blank(shown, kind, seat));
    }
    return all;
}

}  // namespace

// Returns the refusals for the partner with the fewest.
Refusals whyNotNow(const ShownGame& shown, CommandKind kind) {
    Refusals best;
    for (const Command& command : attempts(shown, kind)) {
        const Refusals refusals = judge(shown.game(), shown.view(), command);
        if (refusals.empty()) return {};
        if (best.empty() || refusals.size() < best.size()) best = refusals;
    }
    return best;
}

}  // namespace kickdoor
