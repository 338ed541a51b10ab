#include "table_api/load.h"

#include <algorithm>

#include "rules/chapters/allies.h"
#include "rules/judge/situation.h"
#include "rules/moves/moves.h"

namespace kickdoor {
namespace {

bool isItemOf(const Game& game, const GameState& view, CardId item, Seat seat) {
    return seat != kNoSeat && item < view.cards.count() && !isUnknown(view.cards.def(item)) &&
           game.catalog[view.cards.def(item)].kind == CardKind::Item &&
           (view.cards.isIn(item, Zone::InPlay, seat) || view.cards.isIn(item, Zone::Hand, seat));
}

// The move by which the viewer wears this Item.
Move wearing(const GameState& view, CardId item) {
    Move wear;
    wear.kind = view.cards.isIn(item, Zone::InPlay) ? CommandKind::Equip : CommandKind::Play;
    wear.by = view.viewer;
    wear.card = item;
    return wear;
}

Refusals whyRefused(const Game& game, const GameState& view, const Move& wear) {
    const Refusals why = judge(game, view, commandOf(wear));
    return why.empty() && wear.kind == CommandKind::Play ? whyCarriedOnly(game, view, wear.card) : why;
}

}  // namespace

int handsFreeFor(const Game& game, const GameState& view, CardId item, Seat holder) {
    return std::max(0, handsOf(game, view, holder) - handsFilled(game, view, holder, item));
}

int handsFilledBy(const CardDef& item) {
    return handsNeeded(item.slot);
}

CardList countedBigItems(const Game& game, const GameState& view, Seat seat, CardId except) {
    CardList items;
    for (const CardId card : view.cards.in(Zone::InPlay, seat))
        if (card != except && countsAsBig(game, view, card)) items.push_back(card);
    return items;
}

Refusals whyCarriedOnly(const Game& game, const GameState& view, CardId item) {
    if (!isItemOf(game, view, item, view.viewer) || !view.cards.isIn(item, Zone::Hand)) return {};
    GameState played = view;
    played.cards.move(item, {Zone::InPlay, view.viewer}, CardTable::End::Bottom);
    Move equip;
    equip.kind = CommandKind::Equip;
    equip.by = view.viewer;
    equip.card = item;
    return judge(game, played, commandOf(equip));
}

bool wouldLayDown(const Game& game, const GameState& view, const Move& play) {
    return play.kind == CommandKind::Play && play.card < view.cards.count() &&
           !isUnknown(view.cards.def(play.card)) &&
           laysOneShotDown(game, view, commandOf(play), openWhen(view, view.viewer));
}

Refusals whyNotWorn(const Game& game, const GameState& view, CardId item) {
    if (!isItemOf(game, view, item, view.viewer) || view.cards.isEquipped(item)) return {};
    return whyRefused(game, view, wearing(view, item));
}

Swaps swapsFor(const Game& game, const GameState& view, CardId item) {
    Swaps swaps;
    const Seat seat = view.viewer;
    if (!isItemOf(game, view, item, seat)) return swaps;
    swaps.wear = wearing(view, item);
    if (!whyRefused(game, view, swaps.wear).has(Reason::SlotTaken)) return swaps;
    for (const CardId other : view.cards.in(Zone::InPlay, seat)) {
        Move off;
        off.kind = CommandKind::Unequip;
        off.by = seat;
        off.card = other;
        if (other == item || !judge(game, view, commandOf(off)).empty()) continue;
        GameState after = view;
        after.cards.set(other, card_flag::kEquipped, false);
        if (whyRefused(game, after, swaps.wear).empty()) swaps.instead.push_back(other);
    }
    return swaps;
}

}  // namespace kickdoor
