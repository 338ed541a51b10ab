#include "model/present/effect_signals.h"

#include "evaluation/strength.h"
#include "table/pacing.h"

namespace kickdoor {
namespace {

// R4.10.
bool wasDiscarded(const Event& cardDrawn) {
    return cardDrawn.number2 == 1;
}

QString soundOf(const Event& event) {
    using enum EventKind;
    switch (event.kind) {
        case DoorKicked: return QStringLiteral("door");
        case CardPlayed:
        case CardEquipped:
        case CardUnequipped:
        case CardDrawn:
        case CardTaken:
        case CardKept:
        case RoomLooted:
        case Looted: return QStringLiteral("card");
        case ItemsSold:
        case Traded: return QStringLiteral("coins");
        case DieRolled:
        case InitiativeRolled: return QStringLiteral("dice");
        case CombatStarted:
        case FightDeclared: return QStringLiteral("fight");
        case CurseStruck: return QStringLiteral("curse");
        case Caught: return QStringLiteral("blow");
        case Died: return QStringLiteral("death");
        case BossDefeated:
        case GameWon: return QStringLiteral("win");
        case CriticalRolled: return isNaturalOne(event) ? QStringLiteral("curse") : QStringLiteral("win");
        case LevelChanged: return wentUp(event) ? QStringLiteral("level") : QStringLiteral("curse");
        // clang-format off
        // Silent.
        case GameStarted: case TurnStarted: case PhaseChanged: case DoorListened: case DeckReshuffled:
        case CardDiscarded: case SexChanged: case IdentityLost: case AbilityUsed: case MonsterJoined:
        case MonsterRemoved: case StrengthMarked: case WindowOpened: case Passed: case WindowClosed:
        case HelpAsked: case HelpOffered: case OfferDeclined: case OfferWithdrawn: case HelperJoined:
        case HelperLeft: case TradeOffered: case CombatWon: case CombatLost: case RollChanged: case Escaped:
        case StrikeLoomed: case StrikeCancelled: case CurseLifted: case CombatEnded: case Reborn:
        case HandSeen: case CharityGiven: case BigItemsGiven: case PlayerSetUp: case Settled:
        case DieCounted: case CharacterTaken: case LevelsWithheld: case DeckSeen: case TakenBack: case kCount:
            // clang-format on
            break;
    }
    return {};
}

// Events between a big moment and a mere line in the log.
bool deservesBanner(const Event& event) {
    using enum EventKind;
    switch (event.kind) {
        case CardTaken: return event.seat2 != kNoSeat;  // taken from another player
        case TurnStarted:
        case CombatLost:
        case CriticalRolled:
        case BossDefeated:
        case TakenBack: return true;
        // clang-format off
        case GameStarted: case InitiativeRolled: case PhaseChanged: case DoorKicked: case DoorListened:
        case RoomLooted: case CardDrawn: case DeckReshuffled: case CardKept: case CardPlayed:
        case CardEquipped: case CardUnequipped: case CardDiscarded: case ItemsSold:
        case LevelChanged: case SexChanged: case IdentityLost: case AbilityUsed: case CombatStarted:
        case MonsterJoined: case MonsterRemoved: case StrengthMarked: case FightDeclared: case WindowOpened:
        case Passed: case WindowClosed: case HelpAsked: case HelpOffered: case OfferDeclined:
        case OfferWithdrawn: case HelperJoined: case HelperLeft: case TradeOffered: case Traded:
        case DieRolled: case RollChanged: case Caught: case StrikeLoomed: case StrikeCancelled:
        case CurseStruck: case CurseLifted: case CombatEnded: case Died: case Looted: case Reborn:
        case HandSeen: case CharityGiven: case BigItemsGiven: case PlayerSetUp: case GameWon: case Settled:
        case DieCounted: case CharacterTaken: case LevelsWithheld: case DeckSeen: case CombatWon: case Escaped:
        case kCount:
            // clang-format on
            break;
    }
    return false;
}

// Decisions. Those of bots get a banner, because nobody saw a card being moved. A door shows by itself what
// is behind it.
bool isDecision(EventKind kind) {
    using enum EventKind;
    switch (kind) {
        case DoorListened:
        case RoomLooted:
        case CardPlayed:
        case CardEquipped:
        case CardUnequipped:
        case AbilityUsed:
        case ItemsSold:
        case HelpAsked:
        case HelpOffered:
        case HelperJoined:
        case OfferDeclined:
        case TradeOffered: return true;
        // clang-format off
        case GameStarted: case InitiativeRolled: case TurnStarted: case PhaseChanged: case DoorKicked:
        case CardDrawn: case DeckReshuffled: case CardKept: case CardDiscarded: case CardTaken:
        case LevelChanged: case SexChanged: case IdentityLost: case CombatStarted: case MonsterJoined: case MonsterRemoved:
        case StrengthMarked: case FightDeclared: case WindowOpened: case Passed: case WindowClosed:
        case OfferWithdrawn: case HelperLeft: case Traded: case CombatWon: case CombatLost: case DieRolled:
        case RollChanged: case Escaped: case Caught: case StrikeLoomed: case StrikeCancelled:
        case CurseStruck: case CurseLifted: case CombatEnded: case Died: case Looted: case Reborn:
        case HandSeen: case CharityGiven: case BigItemsGiven: case PlayerSetUp: case GameWon: case Settled:
        case DieCounted: case CriticalRolled: case BossDefeated: case CharacterTaken: case LevelsWithheld:
        case DeckSeen: case TakenBack: case kCount:
            // clang-format on
            break;
    }
    return false;
}

}  // namespace

EffectSignals::EffectSignals(ShownGame& shown) : m_shown(shown) {
    connect(&shown, &ShownGame::told, this, &EffectSignals::onTold);
    for (const auto begins : {&ShownGame::leapt, &ShownGame::openChanged})
        connect(&shown, begins, this, [this] {
            m_vainStrike = {};
            m_vainRoll = {};
        });
}

void EffectSignals::onTold(const Event& event, int dwell) {
    if (dwell > 0 || event.kind == EventKind::GameWon) {
        const QString name = soundOf(event);
        if (!name.isEmpty()) emit sound(name);
    }
    const bool hurried = dwell == 0 && dwellOf(m_shown.view(), event) > 0;
    const std::optional<VainStrike::Strike> vain = m_vainStrike.after(m_shown.game(), m_shown.view(), event);
    if (vain && !hurried) emit banner({}, m_shown.wording().tookNothing(*vain));
    const std::optional<VainRoll::Roll> roll = m_vainRoll.after(m_shown.game(), m_shown.view(), event);
    if (roll && !hurried) emit banner({}, VainRoll::told(m_shown.wording(), *roll));
    const QList<SeatLook>& seats = m_shown.wording().seats();
    const bool byBot = event.seat < seats.size() && !seats[event.seat].person;
    if ((dwell > 0 && deservesBanner(event)) ||
        (!hurried && byBot && isDecision(event.kind) && !isForcedHelp(event)))
        emit banner(soundOf(event), m_shown.wording().story(m_shown.view(), event));
    if (dwell > 0) travelOf(event, dwell);
    if (dwell > 0 && event.kind == EventKind::DoorKicked)
        emit kicked(m_shown.faces().ofDef(m_shown.wording().defOf(m_shown.view(), event)), dwell);
}

QString EffectSignals::placeOfPlay(CardId card) const {
    const GameState& view = m_shown.view();
    if (view.combatOn() && card != kNoCard) {
        for (const SumLine& line : combatBreakdown(m_shown.game(), view))
            if (line.card == card)
                return line.monsterSide ? QStringLiteral("monsters") : QStringLiteral("fighters");
    }
    return QStringLiteral("middle");
}

void EffectSignals::travelOf(const Event& event, int dwell) {
    const auto hand = [](Seat seat) { return QStringLiteral("hand:%1").arg(seat); };
    const DefId def = m_shown.wording().defOf(m_shown.view(), event);
    const auto deck = [&] {
        const bool treasure = def == kUnknownTreasure || (def < m_shown.game().catalog.cards.size() &&
                                                          m_shown.game().catalog[def].deck == Deck::Treasure);
        return treasure ? QStringLiteral("treasure") : QStringLiteral("door");
    };
    const QString discards = QStringLiteral("Discard");
    const QString middle = QStringLiteral("middle");
    CardFace face = m_shown.faces().ofDef(def);
    if (event.card != kNoCard) face.cardId = event.card;
    using enum EventKind;
    switch (event.kind) {
        case CardDrawn: {
            // Loot that is to be shared lies in the middle first; who takes it is told then.
            emit travel(face, deck() + (wasDiscarded(event) ? discards : QStringLiteral("Deck")),
                        isOpenLoot(m_shown.view(), event) ? middle : hand(event.seat), dwell);
            break;
        }
        case RoomLooted:
        case DoorListened: emit travel(face, deck() + QStringLiteral("Deck"), hand(event.seat), dwell); break;
        case CardPlayed: emit travel(face, hand(event.seat), placeOfPlay(event.card), dwell); break;
        case CardDiscarded:
            if (event.seat != kNoSeat)
                emit travel(face, QStringLiteral("player:%1").arg(event.seat), deck() + discards, dwell);
            break;
        case CardTaken:
        case Looted:
            emit travel(face,
                        isLoot(m_shown.view(), event) ? middle
                        : event.seat2 == kNoSeat      ? deck() + discards
                                                      : QStringLiteral("player:%1").arg(event.seat2),
                        hand(event.seat), dwell);
            break;
        case CharityGiven: emit travel(face, hand(event.seat), hand(event.seat2), dwell); break;
        // clang-format off
        // No card moves, or nothing shows its way.
        case GameStarted: case InitiativeRolled: case TurnStarted: case PhaseChanged: case DoorKicked:
        case DeckReshuffled: case CardKept: case CardEquipped: case CardUnequipped: case ItemsSold:
        case LevelChanged: case SexChanged: case IdentityLost: case AbilityUsed: case CombatStarted:
        case MonsterJoined: case MonsterRemoved: case StrengthMarked: case FightDeclared: case WindowOpened:
        case Passed: case WindowClosed: case HelpAsked: case HelpOffered: case OfferDeclined:
        case OfferWithdrawn: case HelperJoined: case HelperLeft: case TradeOffered: case Traded:
        case CombatWon: case CombatLost: case DieRolled: case RollChanged: case Escaped: case Caught:
        case StrikeLoomed: case StrikeCancelled: case CurseStruck: case CurseLifted: case CombatEnded:
        case Died: case Reborn: case HandSeen: case BigItemsGiven: case PlayerSetUp: case GameWon:
        case Settled: case DieCounted: case CriticalRolled: case BossDefeated: case CharacterTaken:
        case LevelsWithheld: case DeckSeen: case TakenBack: case kCount:
            // clang-format on
            break;
    }
}

}  // namespace kickdoor
