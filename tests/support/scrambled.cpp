#include "support/scrambled.h"

#include <vector>

namespace tests {

using namespace kickdoor;

namespace {

bool isHidingPlace(Zone zone) {
    return zone == Zone::DoorDeck || zone == Zone::TreasureDeck || zone == Zone::Hand;
}

}  // namespace

GameState scrambled(const Game& game, const GameState& state, Seat seat, BotRng& rng) {
    GameState other = state;
    for (const Deck deck : {Deck::Door, Deck::Treasure}) {
        std::vector<CardId> hidden;
        for (CardId card{0}; card < state.cards.count(); ++card)
            if (isHidingPlace(state.cards.place(card).zone) && !state.cards.knownBy(card).has(seat) &&
                game.catalog[state.cards.def(card)].deck == deck)
                hidden.push_back(card);
        std::vector<CardId> order = hidden;
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
        // Who lies where: every hidden card takes the place in the lists of another, its own face with it.
        std::vector<CardId> standIn(static_cast<std::size_t>(state.cards.count()));
        for (CardId card{0}; card < state.cards.count(); ++card) standIn[card] = card;
        for (std::size_t i = 0; i < hidden.size(); ++i) standIn[hidden[i]] = order[i];
        const GameState before = other;
        forEachPlace(state, [&](const Place& place) {
            if (!isHidingPlace(place.zone)) return;
            std::vector<CardId> list;
            for (const CardId card : before.cards.in(place.zone, place.holder)) list.push_back(standIn[card]);
            other.cards.relist(place, list);
        });
        // What the faces are: once more.
        for (std::size_t i = order.size(); i > 1; --i) {
            const CardId a = order[i - 1];
            const CardId b = order[rng.below(static_cast<std::uint32_t>(i))];
            const DefId def = other.cards.def(a);
            other.cards.setDef(a, other.cards.def(b));
            other.cards.setDef(b, def);
        }
    }
    other.rng = rngFromSeed(rng.below(1U << 30U));
    return other;
}

}  // namespace tests
