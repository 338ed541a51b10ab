#include "model/decide/pick_list.h"

#include <algorithm>

namespace kickdoor {

namespace {

// The places that are told apart, in the order in which they are shown.
enum class Group : std::uint8_t { Hand, Worn, Carried, Others, Elsewhere };

Group groupOf(const Game& game, const GameState& view, CardId card) {
    const Place place = view.cards.place(card);
    if (place.zone == Zone::Hand) return Group::Hand;
    if (place.zone != Zone::InPlay) return Group::Elsewhere;
    if (view.cards.isEquipped(card)) return Group::Worn;
    const DefId def = view.cards.def(card);
    if (isUnknown(def)) return Group::Others;
    const CardKind kind = game.catalog[def].kind;
    return kind == CardKind::Item || kind == CardKind::OneShot ? Group::Carried : Group::Others;
}

QString nameOf(Group group) {
    switch (group) {
        case Group::Hand: return QStringLiteral("hand");
        case Group::Worn: return QStringLiteral("worn");
        case Group::Carried: return QStringLiteral("carried");
        case Group::Others: return QStringLiteral("others");
        case Group::Elsewhere: break;
    }
    return {};
}

}  // namespace

void PickList::offer(const ShownGame& shown, const std::vector<CardId>& cards, int most) {
    m_most = most;
    const auto group = [&shown](CardId card) { return groupOf(shown.game(), shown.view(), card); };
    m_cards = cards;
    std::stable_sort(m_cards.begin(), m_cards.end(),
                     [&group](CardId a, CardId b) { return group(a) < group(b); });
    const bool mixed = !m_cards.empty() && group(m_cards.front()) != group(m_cards.back());
    m_faces.clear();
    m_groups.clear();
    for (const CardId card : m_cards) {
        m_faces.push_back(shown.face(card));
        m_groups.push_back(mixed ? nameOf(group(card)) : QString());
    }
    m_order.clear();
    m_receivers.assign(cards.size(), -1);
    show();
}

void PickList::offerNone() {
    m_cards.clear();
    m_faces.clear();
    m_groups.clear();
    m_order.clear();
    m_receivers.clear();
    show();
}

void PickList::show() {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const bool isPicked = std::find(m_order.begin(), m_order.end(), m_cards[i]) != m_order.end();
        rows.push_back({m_cards[i], faceValues(m_faces[i], {isPicked, m_receivers[i], m_groups[i]})});
    }
    setRows(std::move(rows));
    emit changed();
}

void PickList::toggle(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_cards.size()) return;
    const CardId card = m_cards[static_cast<std::size_t>(row)];
    const auto at = std::find(m_order.begin(), m_order.end(), card);
    if (at == m_order.end()) {
        if (m_most == 1) m_order.clear();
        m_order.push_back(card);
    } else {
        m_order.erase(at);
    }
    show();
}

void PickList::pick(CardId card) {
    const bool offered = std::find(m_cards.begin(), m_cards.end(), card) != m_cards.end();
    if (!offered || std::find(m_order.begin(), m_order.end(), card) != m_order.end()) return;
    m_order.push_back(card);
    show();
}

void PickList::setReceiver(int row, int seat) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_cards.size()) return;
    m_receivers[static_cast<std::size_t>(row)] = seat;
    show();
}

std::vector<CardId> PickList::pickedCards() const {
    return m_order;
}

}  // namespace kickdoor
