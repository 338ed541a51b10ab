#include "model/present/big_moment.h"

#include <algorithm>

#include "model/base/change.h"
#include "table/pacing.h"

namespace kickdoor {
namespace {

// The keys of rows for hidden cards; no card has such a number.
constexpr int kFirstUnknown = -100;

}  // namespace

BigMoment::BigMoment(ShownGame& shown) : m_shown(shown) {
    connect(&shown, &ShownGame::told, this, &BigMoment::onTold);
    connect(&shown, &ShownGame::leapt, this, &BigMoment::clear);
    connect(&shown, &ShownGame::openChanged, this, &BigMoment::clear);
    connect(&shown, &ShownGame::reworded, this, &BigMoment::clear);
    shown.whenShown(this, [this] {
        if (m_shown.settled()) clear();
    });
}

void BigMoment::clear() {
    show({}, {});
}

void BigMoment::show(Shows shows, QList<CardFace> faces) {
    const bool others = change(m_faces, std::move(faces));
    if (others) m_cards.show(m_faces);
    if (change(m_shows, std::move(shows)) || others) emit changed();
}

void BigMoment::onTold(const Event& event, int dwell) {
    if (dwell == 0) return clear();
    Shows shows = momentOf(event);
    QList<CardFace> faces = cardsOf(event, shows.kind);
    if (shows.kind == QLatin1String("loot")) shows.text = lootText(event.seat, faces);
    show(std::move(shows), std::move(faces));
}

// Some Monsters and Factions also give Door cards, which are not Treasures.
QString BigMoment::lootText(Seat seat, const QList<CardFace>& faces) const {
    const auto doors = std::count_if(faces.begin(), faces.end(),
                                     [](const CardFace& face) { return face.back == QLatin1String("door"); });
    const QString treasures = tr("%n Treasure(s)", nullptr, static_cast<int>(faces.size() - doors));
    const QString doorCards = tr("%n Door card(s)", nullptr, static_cast<int>(doors));
    const QString all = doors == 0              ? treasures
                        : doors == faces.size() ? doorCards
                                                : tr("%1 and %2").arg(treasures, doorCards);
    return tr("%1: %2").arg(m_shown.wording().name(seat), all);
}

BigMoment::Shows BigMoment::momentOf(const Event& event) const {
    const Wording& words = m_shown.wording();
    Shows shows;
    if (isLoot(m_shown.view(), event)) {
        shows.kind = QStringLiteral("loot");
        shows.title = tr("Loot!");
    } else if (isStab(event)) {
        shows.kind = QStringLiteral("stab");
        shows.title = tr("−%1 for %2!").arg(-event.number).arg(words.name(event.seat2));
        shows.text =
            tr("%1: %2").arg(words.name(event.seat), words.title(words.defOf(m_shown.view(), event)));
        shows.seat = event.seat2;
        return shows;
    } else {
        using enum EventKind;
        switch (event.kind) {
            case Died:
                shows.kind = QStringLiteral("death");
                shows.title = tr("%1 is dead!").arg(words.name(event.seat));
                shows.seat = event.seat;
                return shows;  // the story would say it twice
            case LevelChanged: {
                const bool up = wentUp(event);
                shows.kind = up ? QStringLiteral("level") : QStringLiteral("fall");
                shows.title =
                    up ? tr("Level %1!").arg(newLevel(event)) : tr("Down to Level %1").arg(newLevel(event));
                break;
            }
            case Caught:
                shows.kind = QStringLiteral("caught");
                shows.title = tr("Caught!");
                break;
            case CurseStruck:
                shows.kind = QStringLiteral("curse");
                shows.title = tr("Cursed!");
                break;
            // clang-format off
            case GameStarted: case InitiativeRolled: case TurnStarted: case PhaseChanged: case DoorKicked:
            case DoorListened: case RoomLooted: case CardDrawn: case DeckReshuffled: case CardKept:
            case CardPlayed: case CardEquipped: case CardUnequipped: case CardDiscarded: case CardTaken:
            case ItemsSold: case SexChanged: case IdentityLost: case AbilityUsed: case CombatStarted:
            case MonsterJoined: case MonsterRemoved: case StrengthMarked: case FightDeclared:
            case WindowOpened: case Passed: case WindowClosed: case HelpAsked: case HelpOffered:
            case OfferDeclined: case OfferWithdrawn: case HelperJoined: case HelperLeft: case TradeOffered:
            case Traded: case CombatWon: case CombatLost: case DieRolled: case RollChanged: case Escaped:
            case StrikeLoomed: case StrikeCancelled: case CurseLifted: case CombatEnded: case Looted:
            case Reborn: case HandSeen: case CharityGiven: case BigItemsGiven: case PlayerSetUp:
            case GameWon: case Settled: case DieCounted: case CriticalRolled: case BossDefeated:
            case CharacterTaken: case LevelsWithheld: case DeckSeen: case TakenBack: case kCount:
                // clang-format on
                return shows;
        }
        shows.text = words.story(m_shown.view(), event);
    }
    shows.seat = event.seat == kNoSeat ? -1 : event.seat;
    return shows;
}

// The cards of the loot so far, or the card of a capture or a Curse.
QList<CardFace> BigMoment::cardsOf(const Event& event, const QString& kind) {
    const bool loot = kind == QLatin1String("loot");
    if (!loot && kind != QLatin1String("caught") && kind != QLatin1String("curse")) return {};
    const DefId def = m_shown.wording().defOf(m_shown.view(), event);
    if (def == kNoDef) return {};
    CardFace face = m_shown.faces().ofDef(def);
    face.cardId = event.card == kNoCard ? kFirstUnknown - ++m_unknown : event.card;
    const bool sameHeap = loot && m_shows.kind == kind && m_shows.seat == event.seat;
    QList<CardFace> faces = sameHeap ? m_faces : QList<CardFace>();
    for (CardFace& there : faces) {
        if (there.cardId != face.cardId) continue;
        there = face;  // drawn openly, then taken
        return faces;
    }
    faces << face;
    return faces;
}

}  // namespace kickdoor
