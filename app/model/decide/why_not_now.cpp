#include "model/decide/why_not_now.h"

#include <vector>

#include "base/seats.h"

namespace kickdoor {
namespace {

Command blank(const Stage& stage, CommandKind kind, Seat seat = kNoSeat) {
    Move move;
    move.kind = kind;
    move.by = stage.viewer();
    move.seat = seat;
    return commandOf(move);
}

std::vector<CardId> itemsOf(const Stage& stage, Zone zone, Seat seat) {
    std::vector<CardId> items;
    const GameState& view = stage.view();
    for (const CardId card : view.cards.in(zone, seat)) {
        const DefId def = view.cards.def(card);
        if (!isUnknown(def) && stage.game().catalog[def].isItem) items.push_back(card);
    }
    return items;
}

// A sale of everything, to find out whether even that is too little.
Command wholeSale(const Stage& stage) {
    Command sale = blank(stage, CommandKind::Sell);
    for (const Zone zone : {Zone::Hand, Zone::InPlay})
        for (const CardId card : itemsOf(stage, zone, stage.viewer()))
            if (sale.cards.size() < kMaxCommandCards) sale.cards.push_back(card);
    return sale;
}

// A trade of one Item of either player.
Command smallTrade(const Stage& stage, Seat partner) {
    Command trade = blank(stage, CommandKind::OfferTrade, partner);
    const std::vector<CardId> own = itemsOf(stage, Zone::InPlay, stage.viewer());
    const std::vector<CardId> theirs = itemsOf(stage, Zone::InPlay, partner);
    if (!own.empty())
        trade.terms.items.push_back(own.front());
    else if (!theirs.empty())
        trade.want.push_back(theirs.front());
    return trade;
}

std::vector<Command> attempts(const Stage& stage, CommandKind kind) {
    if (kind == CommandKind::Sell) return {wholeSale(stage)};
    if (kind == CommandKind::OfferHelp) return {blank(stage, kind)};
    std::vector<Command> all;
    for (const Seat seat : everySeat(stage.view().players)) {
        if (seat == stage.viewer()) continue;
        all.push_back(kind == CommandKind::OfferTrade ? smallTrade(stage, seat) : blank(stage, kind, seat));
    }
    return all;
}

}  // namespace

// Returns the refusals for the partner with the fewest.
Refusals whyNotNow(const Stage& stage, CommandKind kind) {
    Refusals best;
    for (const Command& command : attempts(stage, kind)) {
        const Refusals refusals = judge(stage.game(), stage.view(), command);
        if (refusals.empty()) return {};
        if (best.empty() || refusals.size() < best.size()) best = refusals;
    }
    return best;
}

}  // namespace kickdoor
