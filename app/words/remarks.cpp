#include "words/remarks.h"

#include <algorithm>
#include <utility>

#include "table_api/fight.h"

namespace kickdoor {
namespace {

bool isBot(const Wording& words, Seat seat) {
    return seat < words.seats().size() && !words.seats()[seat].person;
}

int highestLevel(const GameState& now, Seat butFor) {
    int highest = 0;
    for (Seat seat{0}; seat < now.players; ++seat)
        if (seat != butFor) highest = std::max<int>(highest, now.player[seat].level);
    return highest;
}

// The one player with the highest Level.
bool leads(const GameState& now, Seat seat) {
    return now.player[seat].level > highestLevel(now, seat);
}

Remark reason(Seat seat, QString text) {
    return {seat, std::move(text), Remark::Weight::Reason};
}

Remark jest(Seat seat, QString text) {
    return {seat, std::move(text), Remark::Weight::Jest};
}

// Whether what everybody sees in front of a player would win the fight (R7.7).
bool couldTurnIt(const Game& game, const GameState& now, Seat seat, CombatSums sums) {
    for (const CardId card : now.cards.in(Zone::InPlay, seat)) {
        const DefId def = now.cards.def(card);
        if (isUnknown(def) || game.catalog[def].kind != CardKind::OneShot) continue;
        sums.fighters += std::max<int>(0, game.catalog[def].bonus);
    }
    return sums.winning();
}

}  // namespace

QString Remarks::either(const QString& one, const QString& other) const {
    return m_said % 2 == 0 ? one : other;
}

Remark Remarks::declined(const Game& game, const GameState& now, const Event& event, const Offer& offer) {
    const Seat asked = event.seat;
    const Seat asks = event.seat2;
    const auto level = [&] { return int{now.player[asks].level}; };
    switch (offer.kind) {
        case OfferKind::AskHelp: {
            if (!now.combatOn()) break;
            const FightOutlook outlook = outlookWith(game, now, asked);
            if (outlook.winners.has(asks) && !outlook.winners.has(asked))
                return reason(asked, tr("Not at Level %1, you don't.").arg(level()));
            if (!outlook.sums.winning() && !couldTurnIt(game, now, asked, outlook.sums))
                return reason(asked, tr("Even together we would lose."));
            if (offer.terms == Terms{}) return reason(asked, tr("For nothing? No."));
            if (!outlook.sums.winning()) return reason(asked, tr("Not if it costs me a card as well."));
            // More would have been taken, as far as the price is the reason.
            if (offer.terms.treasures < mostTreasures(game, now)) return reason(asked, tr("Not for that."));
            if (leads(now, asks)) return reason(asked, tr("You are far enough ahead as it is."));
            return reason(asked, tr("I would rather see you lose."));
        }
        case OfferKind::OfferHelp: {
            if (!now.combatOn()) break;
            const FightOutlook outlook = outlookWith(game, now, asks);
            if (outlook.winners.has(asks) && !outlook.winners.has(asked))
                return reason(asked, tr("And make you the winner? No."));
            if (outlookOf(game, now).sums.winning()) return reason(asked, tr("I can manage alone."));
            return reason(asked, tr("That is too dear for me."));
        }
        case OfferKind::Trade:
            if (level() >= game.rules.goal() - 1)
                return reason(asked, tr("I sell nothing to somebody at Level %1.").arg(level()));
            return reason(asked, tr("That is no good trade for me."));
        case OfferKind::None: break;
    }
    return jest(asked, tr("No, thanks."));
}

std::optional<Remark> Remarks::playedOn(const Game& game, const Wording& words, const GameState& now,
                                        const Event& event) {
    const Seat by = event.seat;
    const auto aim = static_cast<AimKind>(event.number);
    if (aim == AimKind::Monsters && now.combatOn() && now.combat.fighter != by && now.combat.helper != by) {
        if (outlookOf(game, now).forTheWin) return reason(by, tr("You are not winning today."));
        return jest(by, tr("Let's make it a fair fight."));
    }
    const Seat victim = event.seat2;
    const DefId def = words.defOf(now, event);
    const bool curse = def < game.catalog.cards.size() && game.catalog[def].kind == CardKind::Curse;
    if (!curse || victim == kNoSeat || victim == by) return std::nullopt;
    if (leads(now, victim))
        return reason(by, tr("You are in the lead, %1, so this is for you.").arg(words.name(victim)));
    return jest(by, tr("Better you than me."));
}

std::optional<Remark> Remarks::remarkOn(const Game& game, const Wording& words, const GameState& now,
                                        const Event& event) {
    const Seat by = event.seat;
    using enum EventKind;
    switch (event.kind) {
        case OfferDeclined:
            if (event.seat2 == kNoSeat) break;
            return declined(game, now, event, m_offers[event.seat2]);
        case HelperJoined:
            if (isForced(event)) return jest(by, tr("Do I have a choice?"));
            if (now.combat.terms == Terms{}) return jest(by, tr("Remember this when I need you."));
            return jest(by, either(tr("At that price, gladly."), tr("I am only here for the loot.")));
        case CardPlayed: return playedOn(game, words, now, event);
        case StrengthMarked:
            if (event.seat2 == kNoSeat || event.seat2 == by || event.number >= 0) break;
            if (now.combatOn() && outlookOf(game, now).forTheWin)
                return reason(by, tr("You are not winning today."));
            return jest(by, either(tr("Nothing personal."), tr("You turned your back on me.")));
        case CardTaken:
            if (event.seat2 == kNoSeat || event.seat2 == by) break;
            return jest(by, tr("I'll look after that for you."));
        case CombatLost:
            return jest(by, either(tr("I know when to run."), tr("Never liked this room anyway.")));
        case Caught: return jest(by, tr("That went badly."));
        case Died: return jest(by, tr("Leave my boots alone!"));
        case LevelChanged:
            if (wentUp(event) && newLevel(event) == game.rules.goal() - 1)
                return jest(by, tr("One more, and I win."));
            break;
        case ItemsSold: return jest(by, tr("I hardly ever wore it."));
        // clang-format off
        // Nothing to be said about.
        case GameStarted: case InitiativeRolled: case TurnStarted: case PhaseChanged: case DoorKicked:
        case DoorListened: case RoomLooted: case CardDrawn: case DeckReshuffled: case CardKept:
        case CardEquipped: case CardUnequipped: case CardDiscarded: case SexChanged: case IdentityLost:
        case AbilityUsed: case CombatStarted: case MonsterJoined: case MonsterRemoved: case FightDeclared:
        case WindowOpened: case Passed: case WindowClosed: case HelpAsked: case HelpOffered:
        case OfferWithdrawn: case HelperLeft: case TradeOffered: case Traded: case CombatWon: case DieRolled:
        case RollChanged: case Escaped: case StrikeLoomed: case StrikeCancelled: case CurseStruck:
        case CurseLifted: case CombatEnded: case Looted: case Reborn: case HandSeen: case CharityGiven:
        case BigItemsGiven: case PlayerSetUp: case GameWon: case Settled: case DieCounted:
        case CriticalRolled: case BossDefeated: case CharacterTaken: case LevelsWithheld: case DeckSeen:
        case TakenBack: case kCount:
            // clang-format on
            break;
    }
    return std::nullopt;
}

std::optional<Remark> Remarks::after(const Game& game, const Wording& words, const GameState& now,
                                     const Event& event) {
    using enum EventKind;
    if (event.kind == HelpAsked || event.kind == HelpOffered || event.kind == TradeOffered)
        m_offers[event.seat] = now.offers[event.seat];
    if (!isBot(words, event.seat)) return std::nullopt;
    std::optional<Remark> remark = remarkOn(game, words, now, event);
    if (remark) ++m_said;
    return remark;
}

}  // namespace kickdoor
