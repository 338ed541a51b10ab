// What a bot looks with: its view, and from whose chair.
#pragma once

#include "rules/engine.h"

namespace kickdoor {

struct Sight {
    const Game& game;
    const GameState& view;
    Seat me;

    bool knows(CardId card) const {
        const DefId def = view.cards.def(card);
        return def != kNoDef && !isUnknown(def);
    }
    // Only of a card it knows.
    const CardDef& defOf(CardId card) const { return game.catalog[view.cards.def(card)]; }
    int levelOf(Seat seat) const { return view.player[seat].level; }
    bool isMine(CardId card) const {
        const Place place = view.cards.place(card);
        return isPerSeat(place.zone) && place.holder == me;
    }
};

}  // namespace kickdoor
