#include "bot/search/worlds.h"

#include <algorithm>

namespace kickdoor {

Worlds::Worlds(const Game& game, const GameState& view) : view_(view) {
    std::vector<int> left(game.catalog.cards.size());
    for (std::size_t def = 0; def < left.size(); ++def) left[def] = game.catalog.cards[def].copies;
    for (CardId card{0}; card < view.cards.count(); ++card) {
        const DefId def = view.cards.def(card);
        if (isUnknown(def))
            hidden_[def == kUnknownDoor ? 0 : 1].push_back(card);
        else if (def < left.size())
            --left[def];
    }
    for (std::size_t def = 0; def < left.size(); ++def) {
        const CardDef& card = game.catalog.cards[def];
        if (card.kind == CardKind::Character) continue;  // never hidden
        std::vector<DefId>& faces = faces_[card.deck == Deck::Door ? 0 : 1];
        for (int copy = 0; copy < left[def]; ++copy) faces.push_back(DefId(static_cast<std::uint16_t>(def)));
    }
    // A table laid by hand may have more cards than the packs: some faces are then there more than once.
    for (std::size_t back = 0; back < 2; ++back) {
        std::vector<DefId>& faces = faces_[back];
        if (faces.empty())
            for (std::size_t def = 0; def < left.size(); ++def)
                if (game.catalog.cards[def].kind != CardKind::Character &&
                    game.catalog.cards[def].deck == (back == 0 ? Deck::Door : Deck::Treasure))
                    faces.push_back(DefId(static_cast<std::uint16_t>(def)));
        const std::size_t known = faces.size();
        for (std::size_t i = known; i < hidden_[back].size(); ++i) faces.push_back(faces[i % known]);
    }
}

void Worlds::draw(std::uint64_t number, GameState& out) const {
    out = view_;
    out.viewer = kNoSeat;
    out.rng = rngFromSeed(number);
    BotRng rng(number ^ 0xD1CEULL);
    std::array<DefId, kMaxCards> faces{};
    for (std::size_t back = 0; back < 2; ++back) {
        const std::size_t pool = std::min(faces_[back].size(), faces.size());
        std::copy_n(faces_[back].begin(), pool, faces.begin());
        for (std::size_t i = 0; i < hidden_[back].size(); ++i) {
            std::swap(faces[i], faces[i + rng.below(static_cast<std::uint32_t>(pool - i))]);
            const CardId card = hidden_[back][i];
            out.cards.setDef(card, faces[i]);
            const Place place = out.cards.place(card);
            if (place.zone == Zone::Hand) out.cards.setKnown(card, SeatSet::of(place.holder));
        }
    }
}

}  // namespace kickdoor
