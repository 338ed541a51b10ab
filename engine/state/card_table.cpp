#include "state/card_table.h"

#include <cassert>

namespace kickdoor {

CardTable::CardTable() {
    head_.fill(kNoCard);
}

CardId CardTable::add(DefId def, Place place) {
    assert(count_ < kMaxCards);
    const auto card = CardId(count_++);
    def_[card] = def;
    place_[card] = pack(place);
    next_[card] = kNoCard;
    // The last card of the place was added recently, so the search need not start at the first.
    CardId* link = &head_[listOf(place)];
    for (CardId other = card; *link != kNoCard && other-- > 0;)
        if (place_[other] == place_[card] && next_[other] == kNoCard) link = &next_[other];
    *link = card;
    ++size_[listOf(place)];
    return card;
}

void CardTable::unlink(CardId card) {
    const std::size_t list = listOf(place(card));
    CardId* link = &head_[list];
    while (*link != card) link = &next_[*link];
    *link = next_[card];
    next_[card] = kNoCard;
    --size_[list];
}

void CardTable::move(CardId card, Place to, End end) {
    unlink(card);
    const std::size_t list = listOf(to);
    place_[card] = pack(to);
    flags_[card] = 0;
    CardId* link = &head_[list];
    if (end == End::Bottom)
        while (*link != kNoCard) link = &next_[*link];
    next_[card] = *link;
    *link = card;
    ++size_[list];
}

void CardTable::attach(CardId card, CardId host) {
    unlink(card);
    const Place to = place(host);
    place_[card] = pack(to);
    flags_[card] = card_flag::kAttached;
    CardId last = host;
    while (next_[last] != kNoCard && isAttached(next_[last])) last = next_[last];
    next_[card] = next_[last];
    next_[last] = card;
    ++size_[listOf(to)];
}

void CardTable::relist(Place place, std::span<const CardId> cards) {
    CardId* link = &head_[listOf(place)];
    for (const CardId card : cards) {
        *link = card;
        place_[card] = pack(place);
        link = &next_[card];
    }
    *link = kNoCard;
    size_[listOf(place)] = static_cast<std::uint16_t>(cards.size());
}

CardId CardTable::hostOf(CardId card) const {
    if (!isAttached(card)) return kNoCard;
    CardId host = kNoCard;
    const Place where = place(card);
    for (const CardId c : in(where.zone, where.holder)) {
        if (c == card) return host;
        if (!isAttached(c)) host = c;
    }
    return kNoCard;
}

}  // namespace kickdoor
