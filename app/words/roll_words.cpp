// Dice and what counts for them, in words.
#include <cstdlib>

#include "evaluation/evaluate.h"
#include "evaluation/strength.h"
#include "table_api/pending.h"
#include "words/lists.h"
#include "words/wording.h"

namespace kickdoor {
namespace {

QString signedNumber(int n) {
    return n < 0 ? QStringLiteral("−%1").arg(-n) : QStringLiteral("+%1").arg(n);
}

// As rollTotal() adds it up (R9.1), without the face.
int fleeBonus(const Game& game, const GameState& view, Seat seat, const MonsterEntry& monster) {
    return statOf(game, view, seat, Stat::DieRoll) + statOf(game, view, seat, Stat::RunAway) +
           monsterStatOf(game, view, monster, Stat::RunAway, seat);
}

}  // namespace

QString Wording::rollSum(int face, int more) {
    if (more == 0) return QString::number(face);
    return QStringLiteral("%1 %2 %3 = %4")
        .arg(face)
        .arg(more < 0 ? QStringLiteral("−") : QStringLiteral("+"))
        .arg(std::abs(more))
        .arg(face + more);
}

QString Wording::rolled(const Game& game, const GameState& view) {
    return rollSum(view.roll.face, rollTotal(game, view) - view.roll.face);
}

QString Wording::rollQuestion(const Game& game, const GameState& view) const {
    const QString who = name(view.roll.roller);
    const QString what = rolled(game, view);
    if (view.roll.purpose == RollPurpose::RunAway) {
        const QString monster = titleIn(view, view.roll.against);
        return tr("%1 rolled %2 to run away from %3: 5 or more escapes. Will anybody change that?")
            .arg(who, what, monster);
    }
    const DefId asking = rollingCard(view);
    if (asking == kNoDef) return tr("%1 rolled %2. Will anybody change that?").arg(who, what);
    if (const std::optional<RollOutcome> outcome = rollOutcome(game, view))
        return tr("%1 rolled %2 for %3: “%4”. Will anybody change that?", "%4: what the card then does")
            .arg(who, what, title(asking), m_texts.effects(outcome->def, outcome->effects));
    return tr("%1 rolled %2 for %3. Will anybody change that?").arg(who, what, title(asking));
}

QString Wording::fleeing(const Game& game, const GameState& view, Seat seat) const {
    QStringList notes;
    bool pursued = false;
    for (const MonsterEntry& monster : view.combat.monsters) {
        if (monsterStatOf(game, view, monster, Stat::NoPursuit, seat) != 0) {
            notes << tr("%1 does not pursue").arg(title(monster.def));  // R9.4
            continue;
        }
        pursued = true;
        const int bonus = fleeBonus(game, view, seat, monster);
        if (bonus == 0) continue;
        // A card counts for what is gone without it.
        QStringList causes;
        int left = bonus;
        for (const Zone zone : {Zone::InPlay, Zone::Curses}) {
            for (const CardId card : view.cards.in(zone, seat)) {
                GameState without = view;
                without.cards.move(card, {Zone::TreasureDiscard, kNoSeat}, CardTable::End::Bottom);
                const int share = bonus - fleeBonus(game, without, seat, monster);
                if (share == 0) continue;
                causes
                    << tr("%1 %2", "a card and what it adds").arg(titleIn(view, card), signedNumber(share));
                left -= share;
            }
        }
        if (left != 0)
            causes << tr("%1 %2", "a card and what it adds").arg(title(monster.def), signedNumber(left));
        const QString die = tr("die %1 (%2)").arg(signedNumber(bonus), m_texts.joined(causes));
        notes << (view.combat.monsters.size() == 1 ? die : tr("from %1: %2").arg(title(monster.def), die));
    }
    if (notes.isEmpty()) return tr("You need 5 or more.");
    if (!pursued) return tr("No roll is needed: %1.").arg(m_texts.joined(notes));
    return tr("You need 5 or more: %1.").arg(Lists::parts(notes));
}

}  // namespace kickdoor
