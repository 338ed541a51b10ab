#include "model/decide/ability_draft.h"

#include "model/decide/move_words.h"

namespace kickdoor {

AbilityDraft::AbilityDraft(ShownGame& shown) : Draft(shown) {
    connect(&m_discards, &PickList::changed, this, &AbilityDraft::rejudge);
}

void AbilityDraft::begin(int card, int family) {
    m_families.clear();
    for (const CommandTemplate* mine : families(CommandKind::Use)) {
        if (card == mine->move.card) m_families.push_back(*mine);
    }
    m_aim = 0;
    if (m_families.empty()) {
        setActive(false);
        return;
    }
    const auto& all = shownGame().legal().templates;
    std::size_t wanted = 0;
    for (std::size_t i = 0; i < m_families.size(); ++i) {
        if (family >= 0 && static_cast<std::size_t>(family) < all.size() &&
            m_families[i].move == all[static_cast<std::size_t>(family)].move)
            wanted = i;
    }
    setAim(static_cast<int>(wanted));
    setActive(true);
}

void AbilityDraft::setAim(int aim) {
    if (aim < 0 || static_cast<std::size_t>(aim) >= m_families.size()) return;
    m_aim = aim;
    const auto& candidates = m_families[static_cast<std::size_t>(aim)].candidates;
    const std::vector<CardId> cards(candidates.begin(), candidates.end());
    if (cards != m_discards.cards()) m_discards.offer(shownGame(), cards);
    rejudge();
}

QString AbilityDraft::title() const {
    if (chosen() == nullptr) return {};
    return MoveWords::of(shownGame(), chosen()->move);  // the victim included
}

QString AbilityDraft::rulesText() const {
    if (chosen() == nullptr) return {};
    const Move& move = chosen()->move;
    const DefId def = shownGame().view().cards.def(move.card);
    return isUnknown(def) ? QString()
                          : shownGame().wording().texts().ability(def, move.ability).toHtmlEscaped();
}

QStringList AbilityDraft::aims() const {
    QStringList list;
    if (!active()) return list;
    for (const CommandTemplate& family : m_families) list << MoveWords::of(shownGame(), family.move);
    return list;
}

bool AbilityDraft::stillPossible() const {
    for (const CommandTemplate* family : families(CommandKind::Use)) {
        if (chosen() != nullptr && family->move == chosen()->move) return true;
    }
    return false;
}

Command AbilityDraft::command() const {
    Command command = commandOf(chosen()->move);
    for (const CardId card : m_discards.pickedCards()) command.cards.push_back(card);
    return command;
}

}  // namespace kickdoor
