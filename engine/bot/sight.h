// A bot's view of the game, and its seat.
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
    // The bot must know the card.
    const CardDef& defOf(CardId card) const { return game.catalog[view.cards.def(card)]; }
    int levelOf(Seat seat) const { return view.player[seat].level; }
    bool isMine(CardId card) const {
        const Place place = view.cards.place(card);
        return isPerSeat(place.zone) && place.holder == me;
    }
};

}  // namespace kickdoor
