#include "table_api/ward.h"

#include "evaluation/strength.h"

namespace kickdoor {

DefId curseWardOf(const Game& game, const GameState& view, Seat seat) {
    if (seat >= view.players || statOf(game, view, seat, Stat::CurseProof) <= 0) return kNoDef;
    for (const CardId card : view.cards.in(Zone::InPlay, seat)) {
        GameState without = view;
        without.cards.move(card, {Zone::TreasureDiscard, kNoSeat}, CardTable::End::Bottom);
        if (statOf(game, without, seat, Stat::CurseProof) <= 0) return view.cards.def(card);
    }
    return kNoDef;
}

}  // namespace kickdoor
