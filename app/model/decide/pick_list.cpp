#include "model/decide/pick_list.h"

#include <algorithm>

namespace kickdoor {

void PickList::offer(const ShownGame& shown, const std::vector<CardId>& cards) {
    m_cards = cards;
    m_faces.clear();
    for (const CardId card : cards) m_faces.push_back(shown.face(card));
    m_order.clear();
    m_receivers.assign(cards.size(), -1);
    show();
}

void PickList::offerNone() {
    m_cards.clear();
    m_faces.clear();
    m_order.clear();
    m_receivers.clear();
    show();
}

void PickList::show() {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const bool isPicked = std::find(m_order.begin(), m_order.end(), m_cards[i]) != m_order.end();
        rows.push_back({m_cards[i], faceValues(m_faces[i], {isPicked, m_receivers[i]})});
    }
    setRows(std::move(rows));
    emit changed();
}

void PickList::toggle(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_cards.size()) return;
    const CardId card = m_cards[static_cast<std::size_t>(row)];
    const auto at = std::find(m_order.begin(), m_order.end(), card);
    if (at == m_order.end()) {
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
