#include "view/view.h"

#include <algorithm>
#include <span>

namespace kickdoor {
namespace {

// The back of a hidden card. A deck determines the back of all its cards, which avoids a lookup for each of
// them.
Deck backOf(const Game& game, const GameState& state, CardId card, Zone zone) {
    if (zone == Zone::DoorDeck) return Deck::Door;
    if (zone == Zone::TreasureDeck) return Deck::Treasure;
    const DefId def = state.cards.def(card);
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

// Ids of hidden cards by their back, in ascending order, reassigned place by place, so that a view does not
// reveal where a card is.
struct HiddenIds {
    std::array<std::array<CardId, kMaxCards>, 2> ids;  // filled as far as needed
    std::array<std::size_t, 2> next{};
    CardId take(Deck deck) {
        const auto d = static_cast<std::size_t>(deck);
        return ids[d][next[d]++];
    }
    std::span<const CardId> take(Deck deck, std::size_t count) {
        const auto d = static_cast<std::size_t>(deck);
        next[d] += count;
        return {ids[d].data() + next[d] - count, count};
    }
};

// Rebuilds a deck: every card keeps its position. The seat knows `known` of them.
void rebuildDeck(const GameState& from, GameState& view, HiddenIds& hidden, Deck deck, int known, Seat seat) {
    const Zone zone = deck == Deck::Door ? Zone::DoorDeck : Zone::TreasureDeck;
    const Place place{zone, kNoSeat};
    const auto size = static_cast<std::size_t>(from.cards.size(zone));
    if (known == 0) return view.cards.relist(place, hidden.take(deck, size));
    FixedVector<CardId, kMaxCards> cards;
    for (const CardId card : from.cards.in(zone))
        cards.push_back(from.cards.knownBy(card).has(seat) ? card : hidden.take(deck));
    view.cards.relist(place, {cards.begin(), cards.size()});
}

// Rebuilds a hand: known cards first, then Doors, then Treasures, so that the order of drawing is not
// revealed.
void rebuildHand(const Game& game, const GameState& from, GameState& view, HiddenIds& hidden, Seat holder,
                 Seat seat) {
    const Place place{Zone::Hand, holder};
    FixedVector<CardId, kMaxCards> cards;
    std::array<std::size_t, 2> backs{};
    for (const CardId card : from.cards.in(Zone::Hand, holder)) {
        if (from.cards.knownBy(card).has(seat))
            cards.push_back(card);
        else
            ++backs[static_cast<std::size_t>(backOf(game, from, card, Zone::Hand))];
    }
    for (const Deck back : {Deck::Door, Deck::Treasure})
        for (const CardId card : hidden.take(back, backs[static_cast<std::size_t>(back)]))
            cards.push_back(card);
    view.cards.relist(place, {cards.begin(), cards.size()});
}

// R8.7: only players who know a promised hand card see it.
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
        // The number of cards that fit could reveal a hand.
        view.question.least = 0;
        view.question.most = 0;
    }

    for (Offer& offer : view.offers) hidePromises(state, offer.terms, seat);
    hidePromises(state, view.combat.terms, seat);

    HiddenIds hidden;
    std::array<std::size_t, 2> found{};
    std::array<int, 2> known{};  // of the decks
    for (int i = 0; i < state.cards.count(); ++i) {
        const auto card = CardId(i);
        const Zone zone = state.cards.place(card).zone;
        if (!isHidingPlace(zone)) continue;
        if (state.cards.knownBy(card).has(seat)) {
            if (zone != Zone::Hand) ++known[zone == Zone::DoorDeck ? 0 : 1];
            continue;
        }
        const Deck back = backOf(game, state, card, zone);
        const auto b = static_cast<std::size_t>(back);
        hidden.ids[b][found[b]++] = card;
        view.cards.setDef(card, unknownOf(back));
        view.cards.setKnown(card, SeatSet());
        view.cards.clearFlags(card);
    }
    rebuildDeck(state, view, hidden, Deck::Door, known[0], seat);
    rebuildDeck(state, view, hidden, Deck::Treasure, known[1], seat);
    for (Seat holder{0}; holder < state.players; ++holder)
        if (holder != seat) rebuildHand(game, state, view, hidden, holder, seat);
    return view;
}

}  // namespace kickdoor
