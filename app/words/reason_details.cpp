// Wording: the requirements of a refused card: its users, condition, type and Hands.
#include <bit>

#include "table_api/load.h"
#include "words/lists.h"
#include "words/wording.h"

namespace kickdoor {
QString Wording::conditions(DefId def, std::uint32_t which) const {
    QStringList list;
    for (; which != 0; which &= which - 1)
        list << m_texts.modifier(def, static_cast<std::size_t>(std::countr_zero(which)));
    return Lists::parts(list);
}

// Like the sentences of reason_words.cpp, with %5 for the detail.
QString Wording::detailed(const Game& game, const GameState& view, const Refusal& refusal,
                          QString& detail) const {
    if (refusal.reason == Reason::ChoiceCount) {
        const int least = view.question.least;
        const int most = view.question.most;
        if (view.question.kind != QuestionKind::Players && least == most)
            return tr("Choose exactly %n card(s).", nullptr, least);
        const QString one = tr("choose %n player(s).", nullptr, least);
        const QString order = view.question.kind != QuestionKind::Players
                                  ? tr("choose %1 to %2 cards.").arg(least).arg(most)
                              : least == most ? one
                                              : tr("choose %1 to %2 players.").arg(least).arg(most);
        return order.left(1).toUpper() + order.mid(1);
    }
    if (refusal.card == kNoCard || refusal.card >= view.cards.count()) return {};
    const DefId id = view.cards.def(refusal.card);
    if (id >= m_catalog.cards.size()) return {};
    const CardDef& def = m_catalog[id];
    const bool typed = def.identityType < m_catalog.identityTypes.size();
    switch (refusal.reason) {
        case Reason::NotUsable:
            if (def.usableBy == kNoRef) return {};
            detail = m_texts.users(id);
            return tr("%1 may carry %2 but not use it: it is %5.", "%5: usable by Thieves only");
        case Reason::ConditionFails:
            if (def.play.condition == kNoRef) return {};
            detail = m_texts.condition(id, def.play.condition);
            return tr("%2 works only if %5.", "%5: you are a Thief");
        case Reason::TargetConditionFails:
            if (def.play.targetIf == kNoRef || !view.cards.isIn(refusal.card, Zone::Hand)) return {};
            detail = m_texts.condition(id, def.play.targetIf);
            return tr("%2 works on that target only if %5.", "%5: the monster is Undead");
        case Reason::NeedsIdentity:
            if (!typed) return {};
            detail = identityType(def.identityType);
            return tr("%2 goes with your %5, and you have none.", "%5: Race");
        case Reason::NeedsSecondIdentity:
            if (!typed) return {};
            detail = identityType(def.identityType);
            return tr("%2 needs a second %5 played with it.", "%5: Race");
        case Reason::IdentitySlotTaken:
            if (!typed) return {};
            detail = identityType(def.identityType);
            return tr("There is no room for another %5: discard one first.", "%5: Race");
        case Reason::SlotTaken: {
            const int needed = handsFilledBy(def);
            if (needed == 0) return {};
            detail = tr("%n Hand(s)", nullptr, needed);
            return tr("%2 needs %5, and %n is free: %4 is in the way.", nullptr,
                      handsFreeFor(game, view, refusal.card, view.cards.place(refusal.card).holder));
        }
        case Reason::TooManyBig: {
            QStringList big;
            for (const CardId other : countedBigItems(game, view, view.viewer, refusal.card))
                big << title(view.cards.def(other));
            if (big.isEmpty()) return {};
            detail = m_texts.joined(big);
            return tr("%1 carries as many Big Items as allowed: %5.");
        }
        default: return {};
    }
}

}  // namespace kickdoor
