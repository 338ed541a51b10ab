// Wording: rolls and their modifiers.
#include <cstdlib>
#include <numeric>

#include "table_api/escape.h"
#include "table_api/pending.h"
#include "words/lists.h"
#include "words/numbers.h"
#include "words/wording.h"

namespace kickdoor {
namespace {

Side sideOf(const RollOutcome& outcome) {
    switch (outcome.side) {
        case AimedSide::Fighters: return Side::Fighters;
        case AimedSide::Monsters: return Side::Monsters;
        case AimedSide::None: break;
    }
    return Side::Target;
}

int totalOf(const std::vector<RollPart>& parts) {
    return std::accumulate(parts.begin(), parts.end(), 0,
                           [](int sum, const RollPart& part) { return sum + part.amount; });
}

// Whether cards add the same to each roll of the player.
bool rollsAlike(const std::vector<EscapeChance>& chances) {
    const EscapeChance* first = nullptr;
    for (const EscapeChance& chance : chances) {
        if (chance.escape != Escape::Rolls) continue;
        if (first == nullptr) first = &chance;
        if (chance.shares != first->shares) return false;
    }
    return true;
}

std::vector<RollPart> partsOf(const EscapeChance& chance) {
    std::vector<RollPart> parts;
    for (const RollShare& share : chance.shares) parts.push_back({share.def, share.amount});
    return parts;
}

}  // namespace

QString Wording::rollSum(int face, int more) {
    if (more == 0) return QString::number(face);
    return QStringLiteral("%1 %2 %3 = %4")
        .arg(plainNumber(face), more < 0 ? QStringLiteral("−") : QStringLiteral("+"),
             plainNumber(std::abs(more)), plainNumber(face + more));
}

QString Wording::addends(const QString& die, const std::vector<RollPart>& parts) const {
    QString sum = die;
    for (const RollPart& part : parts) {
        const QString number = plainNumber(std::abs(part.amount));
        sum += QStringLiteral(" %1 %2").arg(
            part.amount < 0 ? QStringLiteral("−") : QStringLiteral("+"),
            part.def == kNoDef ? number : tr("%1 (%2)", "number, card").arg(number, title(part.def)));
    }
    return sum;
}

QString Wording::rollSum(int face, const std::vector<RollPart>& parts) const {
    const QString sum = addends(plainNumber(face), parts);
    return parts.empty() ? sum : QStringLiteral("%1 = %2").arg(sum, plainNumber(face + totalOf(parts)));
}

QString Wording::escapes(int sides, const std::vector<RollPart>& parts) const {
    const int more = totalOf(parts);
    const QString need = sides + more < kEscapesFrom ? tr("no roll escapes as it stands")
                         : 1 + more >= kEscapesFrom  ? tr("every roll escapes as it stands")
                                                     : tr("5 or more escapes");
    return parts.empty() ? need : tr("%1: %2", "a sum, what it must be").arg(addends(tr("die"), parts), need);
}

QString Wording::escapesWith(int face, const std::vector<RollPart>& parts) const {
    return tr("%1: %2", "a sum, what it must be").arg(rollSum(face, parts), tr("5 or more escapes"));
}

QString Wording::adds(DefId card, int amount) const {
    return tr("%1 %2", "a card and what it adds").arg(title(card), signedNumber(amount));
}

QString Wording::rollChanged(DefId by, const QString& sum) const {
    if (by == kNoDef || isUnknown(by) || sum.contains(title(by)))
        return tr("The roll is now %1.").arg(sum.toHtmlEscaped());
    return tr("%1: the roll is now %2.", "a card; a number").arg(strong(title(by)), sum.toHtmlEscaped());
}

QString Wording::rollSource(const Game& game, const GameState& view) const {
    const DefId card = rollingCard(view);
    if (card == kNoDef) return {};
    const int index = rollingAbility(game, view);
    return index < 0 ? title(card) : ability(card, index);
}

QString Wording::rollQuestion(const Game& game, const GameState& view, const RollParts& parts) const {
    const QString who = name(view.roll.roller);
    const QString what = rollSum(view.roll.face, parts.of(game, view));
    if (view.roll.purpose == RollPurpose::RunAway) {
        const QString monster = titleIn(view, view.roll.against);
        return tr("%1 rolled %2 to run away from %3: 5 or more escapes. Does anybody want to change that?")
            .arg(who, what, monster);
    }
    // Ruling 17: a turned die neither makes nor unmakes a natural 1 or 20.
    if (view.roll.purpose == RollPurpose::FightersDie && view.combat.natural == 1)
        return tr("A natural 1: %1 loses the fight, unless the die is rolled again. Does anybody want to "
                  "change that?")
            .arg(who);
    if (view.roll.purpose == RollPurpose::FightersDie && view.combat.natural != 0)
        return tr("A natural 20: %1 wins the fight, unless the die is rolled again. Does anybody want to "
                  "change that?")
            .arg(who);
    if (view.roll.purpose == RollPurpose::FightersDie)
        return tr("%1 rolled %2, which is added to the fighters' sum. Does anybody want to change that?")
            .arg(who, what);
    if (view.roll.purpose == RollPurpose::MonstersDie)
        return tr("%1 rolled %2, which is added to the monsters' sum. Does anybody want to change that?")
            .arg(who, what);
    const DefId asking = rollingCard(view);
    if (asking == kNoDef) return tr("%1 rolled %2. Does anybody want to change that?").arg(who, what);
    const QString source = rollSource(game, view);
    const std::optional<RollOutcome> outcome = rollOutcome(game, view);
    const DefId subject = outcome && outcome->subject != kNoCard ? view.cards.def(outcome->subject) : kNoDef;
    if (subject < m_catalog.cards.size() && subject != asking)
        return (rollingAbility(game, view) >= 0
                    ? tr("%1 rolled %2 for %3, used on %5: “%4”. Does anybody want to change that?",
                         "%3: an ability; %4: what it then does; %5: a card, such as one to be stolen")
                    : tr("%1 rolled %2 for %3, about %5: “%4”. Does anybody want to change that?",
                         "%4: what the card then does; %5: another card, such as one to be stolen"))
            .arg(who, what, source, m_texts.effects(outcome->def, outcome->effects, named(outcome->meant)),
                 title(subject));
    if (outcome)
        return tr("%1 rolled %2 for %3: “%4”. Does anybody want to change that?",
                  "%4: what the card then does")
            .arg(who, what, source,
                 m_texts.effects(outcome->def, outcome->effects, named(outcome->meant), sideOf(*outcome)));
    return tr("%1 rolled %2 for %3. Does anybody want to change that?").arg(who, what, source);
}

QString Wording::fleeing(const Game& game, const GameState& view, Seat seat) const {
    const std::vector<EscapeChance> chances = escapeChances(game, view, seat);
    const bool alike = rollsAlike(chances);
    QStringList notes;
    bool rolls = false;
    for (const EscapeChance& chance : chances) {
        const QString monster = title(chance.monster);
        switch (chance.escape) {
            case Escape::Unpursued: notes << tr("%1 does not pursue you").arg(monster); continue;
            case Escape::Sure: notes << tr("you escape from %1").arg(monster); continue;
            case Escape::Never: notes << tr("%1 lets nobody escape").arg(monster); continue;
            case Escape::Rolls: break;
        }
        const QString need = escapes(DieRoll{}.sides, partsOf(chance));
        if (!alike)
            notes << (chance.shares.empty() ? tr("from %1: %2", "a monster, what must be rolled")
                                            : tr("from %1, %2", "a monster, what must be rolled"))
                         .arg(monster, need);
        else if (!rolls)
            notes << need;
        rolls = true;
    }
    const QString told = Lists::parts(notes);
    return rolls ? endedOnce(told.left(1).toUpper() + told.mid(1) + QLatin1Char('.'))
                 : tr("No roll is needed: %1.").arg(m_texts.joined(notes));
}

}  // namespace kickdoor
