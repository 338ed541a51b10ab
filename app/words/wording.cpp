#include "words/wording.h"

#include "evaluation/strength.h"
#include "table_api/fight.h"
#include "words/lists.h"

namespace kickdoor {

QString Wording::name(Seat seat) const {
    return seat < m_seats.size() ? m_seats[seat].name : tr("Somebody");
}

QString Wording::names(SeatSet seats) const {
    QStringList list;
    for (Seat seat{0}; seat < m_seats.size(); ++seat) {
        if (seats.has(seat)) list << m_seats[seat].name;
    }
    return m_texts.joined(list);
}

QString Wording::title(DefId def) const {
    if (def == kUnknownDoor) return tr("a Door card");
    if (def == kUnknownTreasure) return tr("a Treasure");
    if (def >= m_catalog.cards.size()) return tr("a card");
    return m_texts.title(def);
}

QString Wording::quoted(DefId def) const {
    return def < m_catalog.cards.size()
               ? tr("“%1”", "a card's title within a sentence").arg(m_texts.title(def))
               : title(def);
}

QString Wording::titleIn(const GameState& view, CardId card) const {
    return card == kNoCard ? tr("a card") : title(view.cards.def(card));
}

QString Wording::ability(DefId def, int index) const {
    if (def >= m_catalog.cards.size()) return {};
    const auto& abilities = m_catalog[def].abilities;
    if (index < 0 || static_cast<std::size_t>(index) >= abilities.size()) return {};
    return m_texts.abilityName(def, static_cast<std::size_t>(index));
}

QString Wording::markSource(DefId def) const {
    const int index = def < m_catalog.cards.size() ? abilityThatMarks(m_catalog[def], m_catalog) : -1;
    return index < 0 ? title(def) : tr("%1 (%2)", "ability (its card)").arg(ability(def, index), title(def));
}

QString Wording::identityType(IdentityType type) const {
    return type < m_catalog.identityTypes.size() ? m_texts.identityTypeName(type) : QString();
}

QString Wording::identity(const GameState& view, Seat seat) const {
    QStringList parts;
    bool apart = false;  // only a race and what follows make one name, as Elf Wizard
    for (IdentityType type{0}; type < m_catalog.identityTypes.size(); ++type) {
        QStringList of;
        for (const CardId card : view.cards.in(Zone::InPlay, seat)) {
            const DefId def = view.cards.def(card);
            if (def >= m_catalog.cards.size()) continue;
            const CardDef& face = m_catalog[def];
            if (face.kind == CardKind::Identity && face.identityType == type) of << title(def);
        }
        if (of.isEmpty() && m_catalog.identityTypes[type].key == "race") of << tr("Human");
        if (of.isEmpty()) continue;
        apart = apart || (parts.isEmpty() && m_catalog.identityTypes[type].key != "race");
        parts << Lists::both(of);
    }
    // Two parts can be joined by a space; more would be hard to tell apart.
    return apart || parts.size() > 2 ? Lists::details(parts) : Lists::besides(parts);
}

QString Wording::cards(const GameState& view, const OfferedCards& cards) const {
    QStringList list;
    for (const CardId card : cards) list << titleIn(view, card);
    return m_texts.joined(list);
}

QString Wording::terms(const GameState& view, const Terms& terms) const {
    QStringList parts;
    if (terms.treasures > 0) {
        const bool special = view.combatOn() && hasSpecialTreasure(m_game, view);
        // Ruling 19: all cards of a special Treasure are shared, including Door cards.
        const QString count = special ? tr("%n of the cards won", nullptr, terms.treasures)
                                      : tr("%n Treasure(s)", nullptr, terms.treasures);
        const bool all = view.combatOn() && !special && terms.treasures >= combatTreasures(m_game, view);
        parts << (all                                  ? count
                  : terms.chosenBy == ChosenBy::Helper ? tr("%1 (the helper picks)").arg(count)
                                                       : tr("%1 (the fighter picks)").arg(count));
    }
    if (!terms.items.empty()) parts << cards(view, terms.items);
    if (!terms.cards.empty()) parts << cards(view, terms.cards);
    return parts.isEmpty() ? tr("nothing") : Lists::parts(parts);
}

}  // namespace kickdoor
