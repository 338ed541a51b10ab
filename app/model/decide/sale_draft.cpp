#include "model/decide/sale_draft.h"

#include <algorithm>

#include "evaluation/strength.h"

namespace kickdoor {

SaleDraft::SaleDraft(ShownGame& shown) : Draft(shown) {
    connect(&m_items, &PickList::changed, this, &SaleDraft::rejudge);
}

void SaleDraft::begin(int card) {
    std::vector<CardId> items;
    for (const CommandTemplate* family : families(CommandKind::Sell)) {
        items.assign(family->candidates.begin(), family->candidates.end());
    }
    m_double = kNoCard;
    m_items.offer(shownGame(), items);
    if (card >= 0) m_items.pick(CardId(card));
    setActive(!items.empty());
}

bool SaleDraft::mayDouble() const {
    if (!active()) return false;
    const GameState& view = shownGame().view();
    return statOf(shownGame().game(), view, shownGame().viewer(), Stat::SaleDouble) > view.salesAtDouble;
}

int SaleDraft::doubled() const {
    if (!mayDouble()) return -1;
    const auto picked = m_items.pickedCards();
    if (std::find(picked.begin(), picked.end(), m_double) != picked.end()) return m_double;
    const auto gold = [&](CardId card) {
        return shownGame().game().catalog[shownGame().view().cards.def(card)].gold;
    };
    const auto dearest =
        std::max_element(picked.begin(), picked.end(), [&](CardId a, CardId b) { return gold(a) < gold(b); });
    return dearest == picked.end() ? -1 : *dearest;
}

int SaleDraft::gold() const {
    if (!active()) return 0;
    const auto picked = m_items.pickedCards();
    const CardId atDouble = doubled() < 0 ? kNoCard : CardId(doubled());
    return goldOf(shownGame().game(), shownGame().view(), picked, atDouble);
}

int SaleDraft::levels() const {
    return active() ? levelsSold(shownGame().game(), shownGame().view(), shownGame().viewer(), gold()) : 0;
}

void SaleDraft::doubleCard(int card) {
    m_double = card < 0 ? kNoCard : CardId(card);
    rejudge();
}

Command SaleDraft::command() const {
    Command command = commandOf(moveOf(CommandKind::Sell));
    for (const CardId card : m_items.pickedCards()) command.cards.push_back(card);
    command.move.with = doubled() < 0 ? kNoCard : CardId(doubled());
    return command;
}

}  // namespace kickdoor
