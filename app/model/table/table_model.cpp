#include "model/table/table_model.h"

#include <algorithm>

#include "model/base/change.h"
#include "rule_set/rule_fields.h"
#include "table_api/pending.h"
#include "words/lists.h"
#include "words/offered_options.h"
#include "words/victory.h"

namespace kickdoor {

TableModel::TableModel(ShownGame& shown) : m_shown(shown) {
    shown.whenShown(this, &TableModel::refresh);
    connect(&shown, &ShownGame::told, this, &TableModel::onTold);
    connect(&shown, &ShownGame::openChanged, this, [this] {
        m_spotlit = kNoDef;
        refresh();
        emit openChanged();
        emit titlesChanged();
    });
    connect(&shown, &ShownGame::reworded, this, &TableModel::titlesChanged);
}

void TableModel::refresh() {
    m_revealed.show(facesIn(Zone::Revealed));
    m_resolving.show(facesIn(Zone::Resolving));
    m_body.show(facesIn(Zone::Body));
    if (change(m_badges, badgesNow())) emit badgesChanged();
    if (change(m_doorDiscard, top(Zone::DoorDiscard))) emit doorDiscardChanged();
    if (change(m_treasureDiscard, top(Zone::TreasureDiscard))) emit treasureDiscardChanged();
    if (change(m_seenDoor, seenTop(Zone::DoorDeck))) emit seenDoorChanged();
    if (change(m_seenTreasure, seenTop(Zone::TreasureDeck))) emit seenTreasureChanged();
    // A past event only appears in the log.
    if (m_shown.settled()) m_spotlit = kNoDef;
    if (change(m_striking, strikingNow())) emit strikingChanged();
    if (change(m_spotlight, spotlightNow())) emit spotlightChanged();
    if (change(m_piles, pilesNow())) emit pilesChanged();
    if (change(m_turn, turnNow())) emit changed();
}

TableModel::Turn TableModel::turnNow() const {
    const GameState& view = m_shown.view();
    Turn turn;
    turn.open = m_shown.isOpen();
    turn.over = view.phase == Phase::Over;
    turn.number = view.turn;
    turn.phase = phaseNow();
    turn.activeSeat = seatOrNone(view.active);
    turn.viewer = seatOrNone(m_shown.viewer());
    turn.front = m_shown.front();
    turn.reachable = m_shown.isReachable();
    if (!turn.open) return turn;
    const Wording& words = m_shown.wording();
    if (view.active != kNoSeat) turn.activeName = words.name(view.active);
    if (m_shown.viewer() != kNoSeat) turn.viewerName = words.name(m_shown.viewer());
    turn.winnerNames = words.names(view.winners);
    turn.victory = Victory::reason(m_shown.game(), words, view);
    return turn;
}

TableModel::Piles TableModel::pilesNow() const {
    const auto size = [&](Zone zone) { return m_shown.view().cards.size(zone); };
    return {size(Zone::DoorDeck), size(Zone::TreasureDeck), size(Zone::DoorDiscard),
            size(Zone::TreasureDiscard)};
}

// A card is in the spotlight while the screen dwells on its event.
void TableModel::onTold(const Event& event, int dwell) {
    if (dwell == 0) return;
    m_spotlit = kNoDef;
    using enum EventKind;
    switch (event.kind) {
        case DoorKicked:
        case CardPlayed:
        case CardKept:
        case CurseStruck:
        case CombatStarted: break;
        // clang-format off
        case GameStarted: case InitiativeRolled: case TurnStarted: case PhaseChanged: case DoorListened:
        case RoomLooted: case CardDrawn: case DeckReshuffled: case CardEquipped: case CardUnequipped:
        case CardDiscarded: case CardTaken: case ItemsSold: case LevelChanged: case SexChanged:
        case IdentityLost: case AbilityUsed: case MonsterJoined: case MonsterRemoved: case StrengthMarked:
        case FightDeclared: case WindowOpened: case Passed: case WindowClosed: case HelpAsked:
        case HelpOffered: case OfferDeclined: case OfferWithdrawn: case HelperJoined: case HelperLeft:
        case TradeOffered: case Traded: case CombatWon: case CombatLost: case DieRolled: case RollChanged:
        case Escaped: case Caught: case StrikeLoomed: case StrikeCancelled: case CurseLifted:
        case CombatEnded: case Died: case Looted: case Reborn: case HandSeen: case CharityGiven:
        case BigItemsGiven: case PlayerSetUp: case GameWon: case Settled: case DieCounted:
        case CriticalRolled: case BossDefeated: case CharacterTaken: case LevelsWithheld: case DeckSeen:
        case TakenBack: case kCount:
            // clang-format on
            return;
    }
    const DefId def = m_shown.wording().defOf(m_shown.view(), event);
    if (def != kNoDef && !isUnknown(def)) m_spotlit = def;
}

CardFace TableModel::strikingNow() const {
    if (!m_shown.isOpen()) return {};
    const std::optional<LoomingStrike> strike = loomingStrike(m_shown.view());
    return strike && strike->def != kNoDef ? m_shown.faces().ofDef(strike->def) : CardFace();
}

// First the card about to strike, which the table is asked about; then the card of the current effect.
CardFace TableModel::spotlightNow() const {
    if (!m_shown.isOpen()) return {};
    if (!m_striking.title.isEmpty()) return m_striking;
    const CardId atWork = m_shown.view().cards.first(Zone::Resolving);
    if (atWork != kNoCard) return m_shown.face(atWork);
    return m_spotlit != kNoDef ? m_shown.faces().ofDef(m_spotlit) : CardFace();
}

QString TableModel::phaseNow() const {
    const GameState& view = m_shown.view();
    if (view.players == 0) return {};  // nothing has been shown yet
    if (view.combatOn() && view.phase != Phase::Over) return QStringLiteral("combat");
    // In the middle of a move it is not known yet whether the card from behind the door strikes.
    if (view.phase == Phase::LookOrLoot && m_shown.midway() && !m_turn.phase.isEmpty()) return m_turn.phase;
    // It strikes first (R5.3).
    const std::optional<LoomingStrike> strike = loomingStrike(view);
    if (view.phase == Phase::LookOrLoot && strike && strike->you == view.active)
        return QStringLiteral("kickOpenDoor");
    const bool listens = m_shown.game().rules.listenAtTheDoor;
    switch (view.phase) {
        case Phase::Setup: return QStringLiteral("setup");
        // With listening, cards are arranged after it, when the door may be kicked open at any moment (R5.2).
        case Phase::Arrange: return listens ? QStringLiteral("listen") : QStringLiteral("arrange");
        case Phase::KickOpenDoor: return listens ? QStringLiteral("arrange") : QStringLiteral("kickOpenDoor");
        case Phase::LookOrLoot: return QStringLiteral("lookOrLoot");
        case Phase::End: return QStringLiteral("end");
        case Phase::Charity: return QStringLiteral("charity");
        case Phase::Over: return QStringLiteral("over");
    }
    return {};
}

QVariantList TableModel::badgesNow() const {
    QVariantList list;
    if (!m_shown.isOpen()) return list;
    const RuleSet& rules = m_shown.game().rules;
    const auto add = [&list](const QString& text, const QString& about) {
        list << QVariantMap{{QStringLiteral("text"), text}, {QStringLiteral("about"), about}};
    };
    for (const OfferedOption& option : offeredOptions()) {
        const RuleField* field = findRuleField(option.name);
        if (!field->option || field->get(rules) == 0) continue;
        if (field->flag != &RuleSet::bossMonsters)
            add(option.badgeText(), option.aboutWithRule());
        else if (m_shown.game().catalog.hasBoss)
            add(tr("Bosses %1/%2")
                    .arg(std::min<int>(rules.bossesToDefeat, m_shown.view().bossesDefeated))
                    .arg(rules.bossesToDefeat),
                tr("Nobody wins before %n Boss Monster(s) in all have been defeated (R2.8).", nullptr,
                   rules.bossesToDefeat));
    }
    const int printedGoal = RuleSet().goalLevel;
    if (!rules.epic && rules.goalLevel != printedGoal)
        add(tr("Level %1 wins").arg(rules.goalLevel),
            tr("The goal differs from the printed Level %1 (R2.1).").arg(printedGoal));
    return list;
}

QString TableModel::mixAbout() const {
    if (!m_shown.isOpen()) return {};
    if (editionKeys().size() < 2) return tr("Cards and rules of one edition.");
    return tr("The cards of %1; %2 is the base and decides the rules (R12.1).")
        .arg(m_shown.wording().texts().joined(editionTitles()), editionTitles().constFirst());
}

QString TableModel::edition() const {
    return Lists::mixed(editionTitles());
}

QStringList TableModel::editionTitles() const {
    QStringList list;
    if (!m_shown.isOpen()) return list;
    for (const std::string& pack : m_shown.game().catalog.packs)
        list << m_shown.wording().texts().editionTitle(pack);
    return list;
}

QStringList TableModel::editionKeys() const {
    QStringList list;
    if (!m_shown.isOpen()) return list;
    for (const std::string& pack : m_shown.game().catalog.packs) list << QString::fromStdString(pack);
    return list;
}

CardFace TableModel::top(Zone zone) const {
    const CardId card = m_shown.view().cards.first(zone);
    return m_shown.isOpen() && m_shown.view().cards.size(zone) > 0 ? m_shown.face(card) : CardFace();
}

CardFace TableModel::seenTop(Zone deck) const {
    const CardTable& cards = m_shown.view().cards;
    if (!m_shown.isOpen() || m_shown.viewer() == kNoSeat || cards.size(deck) == 0) return {};
    const CardId card = cards.first(deck);
    return isUnknown(cards.def(card)) ? CardFace() : m_shown.face(card);
}

QList<CardFace> TableModel::facesIn(Zone zone) const {
    QList<CardFace> faces;
    if (!m_shown.isOpen()) return faces;
    for (const CardId card : m_shown.view().cards.in(zone)) faces << m_shown.face(card);
    return faces;
}

}  // namespace kickdoor
