#include "model/present/big_moment.h"

#include <QRegularExpression>
#include <algorithm>

#include "model/base/change.h"
#include "table/pacing.h"
#include "words/lists.h"
#include "words/victory.h"

namespace kickdoor {
namespace {

// The keys of rows for hidden cards; no card has such a number.
constexpr int kFirstUnknown = -100;

}  // namespace

BigMoment::BigMoment(ShownGame& shown) : m_shown(shown) {
    connect(&shown, &ShownGame::told, this, &BigMoment::onTold);
    connect(&shown, &ShownGame::leapt, this, &BigMoment::forget);
    connect(&shown, &ShownGame::openChanged, this, &BigMoment::forget);
    connect(&shown, &ShownGame::reworded, this, &BigMoment::clear);
    shown.whenShown(this, [this] {
        // The winners stay until their page comes, and loot until a bot has chosen of it: behind them lies
        // the fight that is over.
        if (m_shown.settled() && m_shows.kind != QLatin1String("win") && !botChoosesOfLoot()) clear();
    });
}

void BigMoment::forget() {
    m_offers.fill({});
    show({}, {});
}

// The cards stay, for a moment that fades.
void BigMoment::clear() {
    show({}, m_faces);
}

void BigMoment::show(Shows shows, QList<CardFace> faces) {
    const bool others = change(m_faces, std::move(faces));
    if (others) m_cards.show(m_faces);
    if (change(m_shows, std::move(shows)) || others) emit changed();
}

void BigMoment::onTold(const Event& event, int dwell) {
    if (event.kind == EventKind::TradeOffered) m_offers[event.seat] = m_shown.view().offers[event.seat];
    // What the end of the game still tells covers no winners.
    if (m_shows.kind == QLatin1String("win") && m_shown.view().phase == Phase::Over) return;
    Shows shows = momentOf(event);
    const bool put = event.kind == EventKind::CardDiscarded && !isLoss(event);
    const bool brief =
        dwell == 0 || put || event.kind == EventKind::BossDefeated || event.kind == EventKind::CardDrawn;
    if (shows.kind.isEmpty() && brief && fightIsOver()) return;
    // The Curse, which is told below what it took, would come back before it is discarded.
    if (put && dwell > 0 && (m_shows.kind == QLatin1String("loss") || m_shows.kind == QLatin1String("fall")))
        return;
    // The winners are not hurried past: they stay until their page comes.
    const bool hurried = dwell == 0 && event.kind != EventKind::GameWon;
    if (hurried || shows.kind.isEmpty()) return clear();
    QList<CardFace> faces =
        shows.kind == QLatin1String("trade") ? tradedCards(event) : cardsOf(event, shows.kind);
    addFigures(shows, event);
    const bool more = isMoreOf(shows);
    if (shows.kind == QLatin1String("loot")) shows.text = lootText(event, faces);
    if (shows.kind == QLatin1String("loss")) shows.text = lossText(event, more);
    if (!more) ++m_number;
    show(std::move(shows), std::move(faces));
}

// Before the loot of a won fight, and when it was fled from or lost, its cards are discarded; a beaten Boss
// is named, and an escape may bring a card. The fight, which is over, would only flash between two moments,
// or before the plain table.
bool BigMoment::fightIsOver() const {
    const GameState& view = m_shown.view();
    return view.combatOn() &&
           (view.combat.stage == CombatStage::Done || m_shows.kind == QLatin1String("victory") ||
            m_shows.kind == QLatin1String("escape"));
}

// What it chooses is shown next.
bool BigMoment::botChoosesOfLoot() const {
    const GameState& view = m_shown.view();
    if (m_shows.kind != QLatin1String("loot") || !fightIsOver()) return false;
    const Seat asked = view.question.asked;
    return view.question.kind != QuestionKind::None && asked < m_shown.wording().seats().size() &&
           !m_shown.wording().seats()[asked].person;
}

// Whether this adds to the heap of cards that is shown: of one player's loot, or of what all players lose.
bool BigMoment::isMoreOf(const Shows& shows) const {
    if (shows.kind != m_shows.kind) return false;
    return shows.kind == QLatin1String("loss") ||
           (shows.kind == QLatin1String("loot") && shows.seat == m_shows.seat);
}

QString BigMoment::lossText(const Event& event, bool more) {
    if (!more) m_lost.clear();
    const Wording& words = m_shown.wording();
    if (m_lost.isEmpty() || m_lost.last().first != event.seat) m_lost << std::pair(event.seat, QStringList());
    m_lost.last().second << words.title(words.defOf(m_shown.view(), event));
    QStringList lines;
    for (const auto& [seat, cards] : m_lost)
        lines << tr("%1: %2").arg(words.name(seat).toHtmlEscaped(), Lists::parts(cards).toHtmlEscaped());
    return lines.join(QStringLiteral("<br>"));
}

// Some Monsters and Factions also give Door cards, which are not Treasures.
QString BigMoment::lootText(const Event& event, const QList<CardFace>& faces) const {
    const auto doors = std::count_if(faces.begin(), faces.end(),
                                     [](const CardFace& face) { return face.back == QLatin1String("door"); });
    const QString treasures = tr("%n Treasure(s)", nullptr, static_cast<int>(faces.size() - doors));
    const QString doorCards = tr("%n Door card(s)", nullptr, static_cast<int>(doors));
    const QString all = doors == 0              ? treasures
                        : doors == faces.size() ? doorCards
                                                : tr("%1 and %2").arg(treasures, doorCards);
    if (isOpenLoot(m_shown.view(), event)) return tr("To be shared: %1", "what was won").arg(all);
    return tr("%1: %2").arg(m_shown.wording().name(event.seat), all);
}

BigMoment::Shows BigMoment::momentOf(const Event& event) const {
    const Wording& words = m_shown.wording();
    Shows shows;
    if (isLoot(m_shown.view(), event)) {
        shows.kind = QStringLiteral("loot");
        shows.title = tr("Loot!");
    } else if (isLoss(event)) {
        shows.kind = QStringLiteral("loss");
        shows.title = tr("Cards lost!");
    } else if (isCurseInFight(m_shown.view(), event)) {
        shows.kind = QStringLiteral("curse");
        shows.title = tr("A Curse!");
        shows.text = words.story(m_shown.view(), event);
    } else if (isForcedHelp(event)) {
        shows.kind = QStringLiteral("forced");
        shows.title = tr("Forced to help!");
        shows.text = tr("%1 must help %2, for nothing.", "two players")
                         .arg(words.name(event.seat), words.name(event.seat2))
                         .toHtmlEscaped();
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
            case Escaped:
                shows.kind = QStringLiteral("escape");
                shows.title = tr("Got away!");
                break;
            case CurseStruck:
                shows.kind = QStringLiteral("curse");
                shows.title = tr("Cursed!");
                break;
            case StrikeCancelled:
                shows.kind = QStringLiteral("averted");
                shows.title = tr("Averted!");
                break;
            case CombatWon:
                shows.kind = QStringLiteral("victory");
                shows.title = levelsWon(event) == 0 && m_shown.view().combat.monsters.empty()
                                  ? tr("No monster is left!")  // R8.11
                                  : tr("The fight is won!");
                break;
            case Traded: {
                shows.kind = QStringLiteral("trade");
                const Offer& offer = m_offers[event.seat];
                const bool given = offer.want.empty(), asked = offer.terms.items.empty();
                if (given == asked) {
                    shows.title = tr("It's a deal!");
                    break;
                }
                shows.title = tr("A gift!");
                shows.text = tr("%1 gave %2 %3.", "giver, receiver, cards")
                                 .arg(words.name(given ? event.seat : event.seat2),
                                      words.name(given ? event.seat2 : event.seat),
                                      words.cards(m_shown.view(), given ? offer.terms.items : offer.want))
                                 .toHtmlEscaped();
                shows.seat = event.seat;
                return shows;
            }
            case GameWon:
                shows.kind = QStringLiteral("win");
                shows.title =
                    words.story(m_shown.view(), event).remove(QRegularExpression(QStringLiteral("<[^>]*>")));
                shows.text = Victory::reason(m_shown.game(), words, m_shown.view());
                return shows;
            // clang-format off
            case GameStarted: case InitiativeRolled: case TurnStarted: case PhaseChanged: case DoorKicked:
            case DoorListened: case RoomLooted: case CardDrawn: case DeckReshuffled: case CardKept:
            case CardPlayed: case CardEquipped: case CardUnequipped: case CardDiscarded: case CardTaken:
            case ItemsSold: case SexChanged: case IdentityLost: case AbilityUsed: case CombatStarted:
            case MonsterJoined: case MonsterRemoved: case StrengthMarked: case FightDeclared:
            case WindowOpened: case Passed: case WindowClosed: case HelpAsked: case HelpOffered:
            case OfferDeclined: case OfferWithdrawn: case HelperJoined: case HelperLeft: case TradeOffered:
            case CombatLost: case DieRolled: case RollChanged:
            case StrikeLoomed: case CurseLifted: case CombatEnded: case Looted:
            case Reborn: case HandSeen: case CharityGiven: case BigItemsGiven: case PlayerSetUp:
            case Settled: case DieCounted: case CriticalRolled: case BossDefeated:
            case CharacterTaken: case LevelsWithheld: case DeckSeen: case TakenBack: case kCount:
                // clang-format on
                return shows;
        }
        shows.text = words.story(m_shown.view(), event);
    }
    shows.seat = event.seat == kNoSeat ? -1 : event.seat;
    return shows;
}

void BigMoment::addFigures(Shows& shows, const Event& event) const {
    const GameState& view = m_shown.view();
    SeatSet seats;
    if (shows.kind == QLatin1String("win")) seats = winnersTold(event);
    for (Seat seat{0}; seat < view.players; ++seat)
        if (seats.has(seat)) shows.seats << int{seat};
    if (shows.kind != QLatin1String("win")) {
        if (event.seat != kNoSeat) shows.seats << int{event.seat};
        if (event.seat2 != kNoSeat) shows.seats << int{event.seat2};
    }
    const auto add = [&](DefId def) {
        if (def != kNoDef) shows.foes << m_shown.faces().ofDef(def).artRecipe;
    };
    if (shows.kind == QLatin1String("victory"))
        for (const MonsterEntry& monster : view.combat.monsters) add(monster.def);
    if (shows.kind == QLatin1String("escape")) add(m_shown.wording().defOf(view, event));
    if (shows.kind == QLatin1String("trade"))
        shows.toMaker = static_cast<int>(m_offers[event.seat].want.size());
}

// What the maker of the offer gets, then what the other gets.
QList<CardFace> BigMoment::tradedCards(const Event& event) const {
    QList<CardFace> faces;
    for (const CardId card : m_offers[event.seat].want) faces << m_shown.face(card);
    for (const CardId card : m_offers[event.seat].terms.items) faces << m_shown.face(card);
    return faces;
}

// The cards of the loot or the losses so far, or the card of a capture, a Curse or what was averted.
QList<CardFace> BigMoment::cardsOf(const Event& event, const QString& kind) {
    const bool heap = kind == QLatin1String("loot") || kind == QLatin1String("loss");
    const bool single =
        kind == QLatin1String("caught") || kind == QLatin1String("curse") || kind == QLatin1String("averted");
    if (!heap && !single) return {};
    const DefId def = m_shown.wording().defOf(m_shown.view(), event);
    if (def == kNoDef) return {};
    CardFace face = m_shown.faces().ofDef(def);
    face.cardId = event.card == kNoCard ? kFirstUnknown - ++m_unknown : event.card;
    Shows like;
    like.kind = kind;
    like.seat = event.seat;
    QList<CardFace> faces = isMoreOf(like) ? m_faces : QList<CardFace>();
    for (CardFace& there : faces) {
        if (there.cardId != face.cardId) continue;
        there = face;  // drawn openly, then taken
        return faces;
    }
    faces << face;
    return faces;
}

}  // namespace kickdoor
