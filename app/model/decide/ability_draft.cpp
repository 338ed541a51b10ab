#include "model/decide/ability_draft.h"

#include <algorithm>

#include "model/decide/move_words.h"

namespace kickdoor {

AbilityDraft::AbilityDraft(ShownGame& shown) : Draft(shown) {
    connect(&m_discards, &PickList::changed, this, &AbilityDraft::rejudge);
}

void AbilityDraft::begin(int card, int family) {
    m_families.clear();
    const auto& all = shownGame().legal().templates;
    const Move* wantedMove = family >= 0 && static_cast<std::size_t>(family) < all.size()
                                 ? &all[static_cast<std::size_t>(family)].move
                                 : nullptr;
    for (const CommandTemplate* mine : families(CommandKind::Use)) {
        const bool another = wantedMove != nullptr && mine->move.ability != wantedMove->ability;
        if (card == mine->move.card && !another) m_families.push_back(*mine);
    }
    m_aim = 0;
    if (m_families.empty()) {
        setActive(false);
        return;
    }
    std::size_t wanted = 0;
    for (std::size_t i = 0; i < m_families.size(); ++i)
        if (wantedMove != nullptr && m_families[i].move == *wantedMove) wanted = i;
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
    // Targets alone if they are all of one ability, which the title names.
    const bool one = std::all_of(m_families.begin(), m_families.end(), [this](const CommandTemplate& family) {
        return family.move.ability == m_families.front().move.ability;
    });
    for (const CommandTemplate& family : m_families) {
        const QString text = one ? MoveWords::abilityTarget(shownGame(), family.move)
                                 : MoveWords::of(shownGame(), family.move);
        list << text.left(1).toUpper() + text.mid(1);  // each is a button
    }
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
