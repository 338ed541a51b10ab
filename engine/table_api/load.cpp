#include "table_api/load.h"

#include <algorithm>

#include "rules/allies.h"
#include "rules/moves.h"

namespace kickdoor {

int handsFreeFor(const Game& game, const GameState& view, CardId item, Seat holder) {
    return std::max(0, handsOf(game, view, holder) - handsFilled(game, view, holder, item));
}

CardList countedBigItems(const Game& game, const GameState& view, Seat seat, CardId except) {
    CardList items;
    for (const CardId card : view.cards.in(Zone::InPlay, seat))
        if (card != except && countsAsBig(game, view, card)) items.push_back(card);
    return items;
}

Refusals whyCarriedOnly(const Game& game, const GameState& view, CardId item) {
    if (game.catalog[view.cards.def(item)].kind != CardKind::Item ||
        !view.cards.isIn(item, Zone::Hand, view.viewer))
        return {};
    GameState played = view;
    played.cards.move(item, {Zone::InPlay, view.viewer}, CardTable::End::Bottom);
    Move equip;
    equip.kind = CommandKind::Equip;
    equip.by = view.viewer;
    equip.card = item;
    return judge(game, played, commandOf(equip));
}

}  // namespace kickdoor
