#include "model/present/moments.h"

#include "table/pacing.h"

namespace kickdoor {
namespace {

QString soundOf(const Event& event) {
    switch (event.kind) {
        case EventKind::DoorKicked: return QStringLiteral("door");
        case EventKind::CardPlayed:
        case EventKind::CardEquipped:
        case EventKind::CardUnequipped:
        case EventKind::CardDrawn:
        case EventKind::CardTaken:
        case EventKind::CardKept:
        case EventKind::RoomLooted:
        case EventKind::Looted: return QStringLiteral("card");
        case EventKind::ItemsSold:
        case EventKind::Traded: return QStringLiteral("coins");
        case EventKind::DieRolled:
        case EventKind::InitiativeRolled: return QStringLiteral("dice");
        case EventKind::CombatStarted:
        case EventKind::FightDeclared: return QStringLiteral("fight");
        case EventKind::CurseStruck:
        case EventKind::Caught: return QStringLiteral("curse");
        case EventKind::Died: return QStringLiteral("death");
        case EventKind::BossDefeated:
        case EventKind::GameWon: return QStringLiteral("win");
        case EventKind::CriticalRolled:
            return isNaturalOne(event) ? QStringLiteral("curse") : QStringLiteral("win");
        case EventKind::LevelChanged:
            return wentUp(event) ? QStringLiteral("level") : QStringLiteral("curse");
        default: return {};
    }
}

// Events between a big moment and a mere line in the log.
bool deservesBanner(EventKind kind) {
    switch (kind) {
        case EventKind::TurnStarted:
        case EventKind::CombatWon:
        case EventKind::CombatLost:
        case EventKind::Escaped:
        case EventKind::CriticalRolled:
        case EventKind::BossDefeated: return true;
        default: return false;
    }
}

// Decisions. Those of bots get a banner, because nobody saw a card being moved.
bool isDecision(EventKind kind) {
    switch (kind) {
        case EventKind::DoorKicked:
        case EventKind::DoorListened:
        case EventKind::RoomLooted:
        case EventKind::CardPlayed:
        case EventKind::CardEquipped:
        case EventKind::CardUnequipped:
        case EventKind::AbilityUsed:
        case EventKind::ItemsSold:
        case EventKind::HelpAsked:
        case EventKind::HelpOffered:
        case EventKind::HelperJoined:
        case EventKind::OfferDeclined:
        case EventKind::TradeOffered:
        case EventKind::Traded: return true;
        default: return false;
    }
}

}  // namespace

Moments::Moments(Stage& stage) : m_stage(stage) {
    connect(&stage, &Stage::told, this, &Moments::onTold);
}

void Moments::onTold(const Event& event, int dwell) {
    if (dwell > 0 || event.kind == EventKind::GameWon) {
        const QString name = soundOf(event);
        if (!name.isEmpty()) emit sound(name);
    }
    const bool hurried = dwell == 0 && dwellOf(m_stage.view(), event) > 0;
    const QList<SeatLook>& seats = m_stage.wording().seats();
    const bool byBot = event.seat < seats.size() && !seats[event.seat].person;
    if ((dwell > 0 && deservesBanner(event.kind)) || (!hurried && byBot && isDecision(event.kind)))
        emit banner(soundOf(event), m_stage.wording().story(m_stage.view(), event));
    if (dwell > 0) travelOf(event, dwell);
}

void Moments::travelOf(const Event& event, int dwell) {
    const auto hand = [](Seat seat) { return QStringLiteral("hand:%1").arg(seat); };
    const DefId def = m_stage.wording().defOf(m_stage.view(), event);
    const auto deck = [&] {
        const bool treasure = def == kUnknownTreasure || (def < m_stage.game().catalog.cards.size() &&
                                                          m_stage.game().catalog[def].deck == Deck::Treasure);
        return treasure ? QStringLiteral("treasure") : QStringLiteral("door");
    };
    CardFace face = m_stage.faces().ofDef(def);
    if (event.card != kNoCard) face.cardId = event.card;
    switch (event.kind) {
        case EventKind::CardDrawn:
        case EventKind::RoomLooted:
        case EventKind::DoorListened:
            emit travel(face, deck() + QStringLiteral("Deck"), hand(event.seat), dwell);
            break;
        case EventKind::CardPlayed:
            emit travel(face, hand(event.seat), QStringLiteral("middle"), dwell);
            break;
        case EventKind::CardDiscarded:
            if (event.seat != kNoSeat)
                emit travel(face, QStringLiteral("player:%1").arg(event.seat),
                            deck() + QStringLiteral("Discard"), dwell);
            break;
        case EventKind::CardTaken:
        case EventKind::Looted:
            emit travel(face,
                        event.seat2 == kNoSeat ? deck() + QStringLiteral("Discard")
                                               : QStringLiteral("player:%1").arg(event.seat2),
                        hand(event.seat), dwell);
            break;
        case EventKind::CharityGiven: emit travel(face, hand(event.seat), hand(event.seat2), dwell); break;
        default: break;
    }
}

}  // namespace kickdoor
