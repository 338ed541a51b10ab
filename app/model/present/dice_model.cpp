#include "model/present/dice_model.h"

#include <algorithm>
#include <utility>

#include "table_api/escape.h"
#include "table_api/pending.h"
#include "words/lists.h"

namespace kickdoor {

DiceModel::DiceModel(ShownGame& shown) : m_shown(shown) {
    connect(&shown, &ShownGame::told, this, &DiceModel::onTold);
    connect(&shown, &ShownGame::openChanged, this, [this] {
        m_face = 0;
        m_thrown.reset();
        emit changed();
    });
    connect(&shown, &ShownGame::reworded, this, &DiceModel::changed);
    connect(&shown, &ShownGame::recalled, this, &DiceModel::recall);
}

QString DiceModel::caption() const {
    if (!m_thrown || !m_shown.isOpen()) return {};
    const QString why = addends();
    return why.isEmpty() ? thrownFor() : tr("%1 (%2)", "a roll (what adds to it)").arg(thrownFor(), why);
}

QString DiceModel::thrownFor() const {
    const Wording& words = m_shown.wording();
    const QString name = words.name(m_thrown->by);
    if (m_thrown->purpose == RollPurpose::Initiative) return tr("%1, for the first turn").arg(name);
    if (m_sides == 20 && m_thrown->purpose == RollPurpose::FightersDie)
        return tr("%1, for the fighters").arg(name);
    if (m_sides == 20 && m_thrown->purpose == RollPurpose::MonstersDie)
        return tr("%1, for the monsters").arg(name);
    if (m_thrown->from == kNoDef)
        return m_thrown->purpose == RollPurpose::None ? tr("%1, for the order of looting").arg(name) : name;
    if (m_thrown->purpose == RollPurpose::Effect)
        return tr("%1, for %2", "player, card")
            .arg(name, m_thrown->ability < 0 ? words.title(m_thrown->from)
                                             : words.ability(m_thrown->from, m_thrown->ability));
    return tr("%1, fleeing from %2").arg(name, words.title(m_thrown->from));
}

QString DiceModel::addends() const {
    QStringList told;
    for (const RollPart& part : m_parts)
        if (part.def != kNoDef) told << m_shown.wording().adds(part.def, part.amount);
    return Lists::parts(told);
}

QString DiceModel::flight() const {
    return runsAway() && m_shown.isOpen() ? m_shown.wording().escapes(m_sides, m_parts) : QString();
}

QString DiceModel::landed() const {
    return runsAway() && m_shown.isOpen() ? m_shown.wording().escapesWith(m_face, m_parts) : QString();
}

int DiceModel::needs() const {
    return runsAway() ? std::clamp(kEscapesFrom - m_modifier, 1, m_sides + 1) : 0;
}

bool DiceModel::twenty() const {
    if (!m_shown.isOpen()) return false;
    const RuleSet& rules = m_shown.game().rules;
    return rules.initiativeSides == 20 || rules.criticalCombat || m_sides == 20;
}

bool DiceModel::monsters() const {
    return m_shown.isOpen() && m_shown.game().rules.criticalCombat;
}

// Only that for the order of looting (R11.2) leaves the state's last roll as it was. Only running away is
// from a monster.
static RollPurpose purposeOf(const GameState& view, const Event& event) {
    const bool another = view.roll.roller != event.seat || view.roll.face != event.number;
    const bool stale = (view.roll.purpose == RollPurpose::RunAway && event.card == kNoCard) ||
                       (view.roll.purpose == RollPurpose::Effect && another);
    return stale ? RollPurpose::None : view.roll.purpose;
}

DiceModel::Change DiceModel::take(const GameState& view, const Event& event) {
    using enum EventKind;
    m_rollParts.after(view, event);
    const bool done =
        m_thrown && m_thrown->purpose == RollPurpose::Effect && rollingCard(view) != m_thrown->from;
    switch (event.kind) {
        // The last roll no longer matters.
        case TurnStarted:
        case PhaseChanged:
        case DoorKicked:
        case CombatStarted:
        case CombatWon:
        case CombatLost:
        case CombatEnded:
        // The next flight is another's, or from another monster.
        case Escaped:
        case Caught:
            if (!m_thrown) return Change::None;
            m_thrown.reset();
            return Change::Words;
        case InitiativeRolled:
            m_sides = m_shown.game().rules.initiativeSides;
            m_face = event.number;
            m_modifier = 0;
            m_ofFight = m_ofMonsters = false;
            m_parts.clear();
            m_thrown = Thrown{event.seat, RollPurpose::Initiative, kNoDef};
            return Change::Face;
        case DieRolled:
            m_sides = dieSides(event) > 0 ? dieSides(event) : 6;
            m_face = event.number;
            m_thrown = Thrown{event.seat, purposeOf(view, event),
                              event.card == kNoCard ? DefId{kNoDef} : m_shown.wording().defOf(view, event)};
            m_modifier =
                m_thrown->purpose == RollPurpose::None ? 0 : rollSumOf(m_shown.game(), view) - view.roll.face;
            m_ofMonsters = view.roll.purpose == RollPurpose::MonstersDie;
            m_ofFight = m_ofMonsters || view.roll.purpose == RollPurpose::FightersDie;
            if (m_thrown->purpose == RollPurpose::Effect) {
                m_thrown->from = rollingCard(view);
                m_thrown->ability = rollingAbility(m_shown.game(), view);
            }
            m_parts.clear();
            if (m_thrown->purpose != RollPurpose::None) m_parts = m_rollParts.of(m_shown.game(), view);
            return Change::Face;
        case RollChanged:
            m_modifier = rollSumOf(m_shown.game(), view) - view.roll.face;
            m_parts = m_rollParts.of(m_shown.game(), view);
            if (m_face == event.number) return Change::Words;
            m_face = event.number;
            return Change::Face;
        // clang-format off
        case GameStarted: case DoorListened: case RoomLooted: case CardDrawn: case DeckReshuffled:
        case CardPlayed: case AbilityUsed: case CardKept: case CardEquipped: case CardUnequipped:
        case CardDiscarded:
        case CardTaken: case ItemsSold: case LevelChanged: case SexChanged: case IdentityLost:
        case MonsterJoined: case MonsterRemoved: case StrengthMarked: case FightDeclared:
        case WindowOpened: case Passed: case WindowClosed: case HelpAsked: case HelpOffered:
        case OfferDeclined: case OfferWithdrawn: case HelperJoined: case HelperLeft: case TradeOffered:
        case Traded: case StrikeLoomed: case StrikeCancelled: case CurseStruck:
        case CurseLifted: case Died: case Looted: case Reborn: case HandSeen: case CharityGiven:
        case BigItemsGiven: case PlayerSetUp: case GameWon: case Settled: case DieCounted:
        case CriticalRolled: case BossDefeated: case CharacterTaken: case LevelsWithheld: case DeckSeen:
        case TakenBack: case kCount:
            // clang-format on
            if (!done) break;
            // The card has done what it rolled for.
            m_thrown.reset();
            return Change::Words;
    }
    return Change::None;
}

void DiceModel::onTold(const Event& event, int dwell) {
    const Change change = take(m_shown.view(), event);
    if (change == Change::Face) emit rolled(m_sides, m_face, dwell, m_ofFight, m_ofMonsters);
    if (change != Change::None) emit changed();
}

// Restores the last roll.
void DiceModel::recall(const Past& past) {
    m_thrown.reset();
    bool fallen = false;
    for (const Told& told : past.story) fallen = take(told.view, told.event) == Change::Face || fallen;
    if (fallen) emit rolled(m_sides, m_face, 0, false, m_ofMonsters);
    emit changed();
}

}  // namespace kickdoor
