#include "view/view.h"

#include <algorithm>

namespace kickdoor {
namespace {

Deck backOf(const Game& game, DefId def) {
    if (def == kUnknownDoor) return Deck::Door;
    if (def == kUnknownTreasure) return Deck::Treasure;
    return game.catalog[def].deck;
}

constexpr DefId unknownOf(Deck deck) {
    return deck == Deck::Door ? kUnknownDoor : kUnknownTreasure;
}

bool isHidingPlace(Zone zone) {
    return zone == Zone::DoorDeck || zone == Zone::TreasureDeck || zone == Zone::Hand;
}

// Ids of hidden cards by their back, in ascending order, handed out again place by place: no view tells which
// card lies where.
struct HiddenIds {
    std::array<FixedVector<CardId, kMaxCards>, 2> ids;
    std::array<std::size_t, 2> next{};
    CardId take(Deck deck) {
        const auto d = static_cast<std::size_t>(deck);
        return ids[d][next[d]++];
    }
};

// The place again, hidden cards replaced. In a hand the known cards come first, then Doors, then Treasures,
// so that the order in which they were drawn tells nothing; in a deck every card keeps its position.
void rebuild(const Game& game, const GameState& from, GameState& view, HiddenIds& hidden, Place place,
             Seat seat) {
    FixedVector<CardId, kMaxCards> cards;
    std::array<int, 2> backs{};
    const bool sorted = place.zone == Zone::Hand;
    for (const CardId card : from.cards.in(place.zone, place.holder)) {
        const Deck back = backOf(game, from.cards.def(card));
        if (from.cards.knownBy(card).has(seat))
            cards.push_back(card);
        else if (sorted)
            ++backs[static_cast<std::size_t>(back)];
        else
            cards.push_back(hidden.take(back));
    }
    for (const Deck back : {Deck::Door, Deck::Treasure})
        for (int i = 0; i < backs[static_cast<std::size_t>(back)]; ++i) cards.push_back(hidden.take(back));
    view.cards.relist(place, {cards.begin(), cards.size()});
}

// R8.7: hand cards promised for help are named to those who know them.
void hidePromises(const GameState& state, Terms& terms, Seat seat) {
    for (std::size_t i = terms.cards.size(); i > 0; --i)
        if (isHidingPlace(state.cards.place(terms.cards[i - 1]).zone) &&
            !state.cards.knownBy(terms.cards[i - 1]).has(seat))
            terms.cards.eraseAt(i - 1);
}

}  // namespace

GameState viewOf(const Game& game, const GameState& state, Seat seat) {
    GameState view = state;
    view.viewer = seat;
    view.rng = Rng{};
    view.stackedD6.clear();
    view.stackedD20.clear();
    if (view.question.asked != seat) {
        // How many cards fit may tell what a hand holds.
        view.question.least = 0;
        view.question.most = 0;
    }

    for (Offer& offer : view.offers) hidePromises(state, offer.terms, seat);
    hidePromises(state, view.combat.terms, seat);

    HiddenIds hidden;
    for (int i = 0; i < state.cards.count(); ++i) {
        const auto card = static_cast<CardId>(i);
        if (!isHidingPlace(state.cards.place(card).zone) || state.cards.knownBy(card).has(seat)) continue;
        const Deck back = backOf(game, state.cards.def(card));
        hidden.ids[static_cast<std::size_t>(back)].push_back(card);
        view.cards.setDef(card, unknownOf(back));
        view.cards.setKnown(card, SeatSet());
        view.cards.clearFlags(card);
    }
    rebuild(game, state, view, hidden, {Zone::DoorDeck, kNoSeat}, seat);
    rebuild(game, state, view, hidden, {Zone::TreasureDeck, kNoSeat}, seat);
    for (Seat holder = 0; holder < state.players; ++holder)
        if (holder != seat) rebuild(game, state, view, hidden, {Zone::Hand, holder}, seat);
    return view;
}

}  // namespace kickdoor
