#include "words/story_teller.h"

#include <QLocale>
#include <utility>

#include "evaluation/strength.h"
#include "table/pacing.h"
#include "table_api/escape.h"
#include "table_api/pending.h"

namespace kickdoor {

void StoryTeller::forget() {
    *this = {};
}

DefId StoryTeller::giverOf(const Game& game, const GameState& now, const Event& event) {
    if (event.kind != EventKind::CardDrawn || now.combat.stage != CombatStage::Done || isOpenLoot(now, event))
        return kNoDef;
    const DefId giver = cardAtWork(now);
    if (giver >= game.catalog.cards.size() || game.catalog[giver].kind == CardKind::Monster) return kNoDef;
    return giver;
}

// The line about a trade when it is accepted; empty if its cards are unknown.
QString StoryTeller::agreed(const Wording& words, const GameState& now, const Event& offered) {
    const Offer& offer = now.offers[offered.seat];
    const QString trade = words.trade(now, offer);
    if (trade.isEmpty()) return {};
    const QString from = words.name(offered.seat).toHtmlEscaped();
    const QString to = words.name(offered.seat2).toHtmlEscaped();
    const QString gift = tr("<b>%1</b> gave <b>%2</b> %3.", "giver, receiver, cards");
    if (offer.want.empty()) return gift.arg(from, to, words.cards(now, offer.terms.items).toHtmlEscaped());
    if (offer.terms.items.empty()) return gift.arg(to, from, words.cards(now, offer.want).toHtmlEscaped());
    return tr("<b>%1</b> and <b>%2</b> traded: %3.").arg(from, to, trade.toHtmlEscaped());
}

// Rolls for the first turn and for the first pick of loot, including modifiers of every die (R10.5).
QString StoryTeller::rolledAlone(const Game& game, const GameState& now, const Event& event) {
    return Wording::rollSum(event.number, statOf(game, now, event.seat, Stat::DieRoll));
}

QString StoryTeller::rolled(const Game& game, const Wording& words, const GameState& now,
                            const Event& event) const {
    const QString who = words.name(event.seat).toHtmlEscaped();
    if (m_looting)
        return tr("<b>%1</b> rolled %2 for the first pick of the loot.")
            .arg(who, rolledAlone(game, now, event));
    if (now.roll.roller != event.seat || now.roll.face != event.number)
        return tr("<b>%1</b> rolled %2.").arg(who, rolledAlone(game, now, event));
    const QString what = words.rollSum(event.number, m_rollParts.of(game, now)).toHtmlEscaped();
    const QString source = words.rollSource(game, now).toHtmlEscaped();
    if (source.isEmpty()) return tr("<b>%1</b> rolled %2.").arg(who, what);
    return tr("<b>%1</b> rolled %2 for <b>%3</b>.").arg(who, what, source);
}

// Says why no die was rolled.
QString StoryTeller::escaped(const Game& game, const Wording& words, const GameState& now,
                             const Event& event) const {
    const std::vector<EscapeChance> chances = escapeChances(game, now, event.seat);
    for (std::size_t i = 0; i < chances.size() && m_rolledAgainst != event.card; ++i) {
        if (now.combat.monsters[i].card != event.card) continue;
        const QString who = words.name(event.seat).toHtmlEscaped();
        const QString monster = words.title(chances[i].monster).toHtmlEscaped();
        if (chances[i].escape == Escape::Unpursued)
            return tr("<b>%1</b> got away without a roll: <b>%2</b> does not pursue <b>%1</b>.")
                .arg(who, monster);
        if (chances[i].escape == Escape::Sure && chances[i].cause != kNoCard)
            return tr("<b>%1</b> got away from <b>%2</b> without a roll: <b>%3</b>.",
                      "%3: the card that does it")
                .arg(who, monster, words.title(now.cards.def(chances[i].cause)).toHtmlEscaped());
    }
    return words.story(now, event);
}

QString StoryTeller::takenBack(const Wording& words, const GameState& now, const Event& event) const {
    const QString move = m_seenMoves.undone(words, now, event.seat).toHtmlEscaped();
    if (move.isEmpty()) return words.story(now, event);
    return (event.number > 1 ? tr("<b>%1</b> took back a move, and all that followed it: “%2”",
                                  "a player; the move, a sentence")
                             : tr("<b>%1</b> took back a move: “%2”", "a player; the move, a sentence"))
        .arg(words.name(event.seat).toHtmlEscaped(), move);
}

std::optional<StoryLine> StoryTeller::lineOfVainStrike(const Game& game, const Wording& words,
                                                       const GameState& now, const Event& event) {
    const std::optional<VainStrike::Strike> vain = m_vainStrike.after(game, now, event);
    if (!vain) return std::nullopt;
    return StoryLine{.text = words.tookNothing(*vain), .def = vain->def};
}

QString StoryTeller::sentence(const Game& game, const Wording& words, const GameState& now,
                              const Event& event, int& replaces) {
    const auto name = [&words](Seat seat) { return words.name(seat).toHtmlEscaped(); };
    // Right after a death those of equal Level roll for it (R11.2); who runs away rolls against a card.
    m_looting = event.kind == EventKind::Died ||
                (m_looting && event.kind == EventKind::DieRolled && event.card == kNoCard);
    using enum EventKind;
    switch (event.kind) {
        case TradeOffered: {
            m_trades[event.seat] = agreed(words, now, event);
            const QString trade = words.trade(now, now.offers[event.seat]);
            if (!countersWith(event) || trade.isEmpty()) break;
            replaces = 1;
            return tr("<b>%1</b> would trade like this instead: %2.")
                .arg(name(event.seat), trade.toHtmlEscaped());
        }
        case HelpAsked:
            if (!countersWith(event)) break;
            replaces = 1;
            if (Wording::isNothing(now.offers[event.seat].terms))
                return tr("<b>%1</b> would give nothing for it.").arg(name(event.seat));
            return tr("<b>%1</b> would give this for it instead: %2.")
                .arg(name(event.seat), words.terms(now, now.offers[event.seat].terms).toHtmlEscaped());
        case OfferDeclined: m_declined = {event.seat, event.seat2}; break;
        case HelpOffered:
            if (!countersWith(event)) break;
            replaces = 1;
            if (Wording::isNothing(now.offers[event.seat].terms))
                return tr("<b>%1</b> would help for nothing instead.").arg(name(event.seat));
            return tr("<b>%1</b> would help for this instead: %2.")
                .arg(name(event.seat), words.terms(now, now.offers[event.seat].terms).toHtmlEscaped());
        case Traded:
            if (m_trades[event.seat].isEmpty()) break;
            return m_trades[event.seat];
        case ItemsSold:
            if (m_discarded.isEmpty() || m_lastSeat != event.seat) break;
            replaces = static_cast<int>(m_discarded.size());
            return tr("<b>%1</b> sold <b>%2</b> for %3 gp: %n level(s).", nullptr, levelsBought(event))
                .arg(name(event.seat), words.texts().joined(m_discarded).toHtmlEscaped(),
                     QLocale().toString(goldEarned(event)));
        case DieRolled:
            if (event.card != kNoCard) m_rolledAgainst = event.card;
            return rolled(game, words, now, event);
        case Escaped: return escaped(game, words, now, event);
        case CardDrawn: {
            const DefId giver = giverOf(game, now, event);
            const DefId drawn = Wording::defOf(now, event);
            if (giver == kNoDef || drawn == kNoDef || isUnknown(drawn)) break;
            return tr("<b>%1</b> drew <b>%2</b>, because of <b>%3</b>.", "player, drawn card, its giver")
                .arg(name(event.seat), words.title(drawn).toHtmlEscaped(),
                     words.title(giver).toHtmlEscaped());
        }
        case TurnStarted:
            m_rolledForFirst = {};
            m_rolledAgainst = kNoCard;
            break;
        case RollChanged: {
            // Adds the modifiers of this roll to the card's change (R9.1).
            if (now.roll.roller != event.seat || now.roll.face != event.number) break;
            return words.rollChanged(Wording::defOf(now, event),
                                     words.rollSum(event.number, m_rollParts.of(game, now)));
        }
        case InitiativeRolled:
            if (m_rolledForFirst.has(event.seat))
                return tr("<b>%1</b>, after a tie, rolled again: %2.")
                    .arg(name(event.seat), rolledAlone(game, now, event));
            m_rolledForFirst = m_rolledForFirst.with(event.seat);
            return tr("<b>%1</b> rolled %2 for the first turn.")
                .arg(name(event.seat), rolledAlone(game, now, event));
        case TakenBack: return takenBack(words, now, event);
        // clang-format off
        // Told the same wherever they happen.
        case GameStarted: case PhaseChanged: case DoorKicked: case DoorListened: case RoomLooted:
        case DeckReshuffled: case CardKept: case CardPlayed: case CardEquipped:
        case CardUnequipped: case CardDiscarded: case CardTaken: case LevelChanged: case SexChanged:
        case IdentityLost: case AbilityUsed: case CombatStarted: case MonsterJoined: case MonsterRemoved:
        case StrengthMarked: case FightDeclared: case WindowOpened: case Passed: case WindowClosed:
        case OfferWithdrawn: case HelperJoined: case HelperLeft: case CombatWon:
        case CombatLost: case Caught: case StrikeLoomed: case StrikeCancelled: case CurseStruck:
        case CurseLifted: case CombatEnded: case Died: case Looted: case Reborn:
        case HandSeen: case CharityGiven: case BigItemsGiven: case PlayerSetUp: case GameWon: case Settled:
        case DieCounted: case CriticalRolled: case BossDefeated: case CharacterTaken: case LevelsWithheld:
        case DeckSeen: case kCount:
            // clang-format on
            break;
    }
    return words.story(now, event);
}

std::vector<StoryLine> StoryTeller::lapsedTrades(const Wording& words, const Event& event) {
    using enum EventKind;
    std::vector<StoryLine> lines;
    const EventKind kind = event.kind;
    if (kind == TradeOffered) m_tradesWith[event.seat] = event.seat2;
    if (kind == Traded || kind == OfferWithdrawn || kind == HelpAsked || kind == HelpOffered)
        m_tradesWith[event.seat].reset();
    if (kind == OfferDeclined && event.seat2 != kNoSeat) m_tradesWith[event.seat2].reset();
    if (kind == TakenBack) m_tradesWith = {};  // what was offered meanwhile may never have been
    if (kind != HelperJoined && kind != Died) return lines;
    for (std::size_t maker = 0; maker < m_tradesWith.size(); ++maker) {
        std::optional<Seat>& with = m_tradesWith[maker];
        if (!with || (Seat(maker) != event.seat && *with != event.seat)) continue;
        lines.push_back(StoryLine{
            .text = tr("The offer of <b>%1</b> to <b>%2</b> has lapsed.", "a trade")
                        .arg(words.name(Seat(maker)).toHtmlEscaped(), words.name(*with).toHtmlEscaped())});
        with.reset();
    }
    return lines;
}

std::vector<StoryLine> StoryTeller::tell(const Game& game, const Wording& words, const GameState& now,
                                         const Event& event) {
    std::vector<StoryLine> lines;
    m_rollParts.after(now, event);
    if (std::optional<StoryLine> vain = lineOfVainStrike(game, words, now, event))
        lines.push_back(std::move(*vain));
    if (const auto roll = m_vainRoll.after(game, now, event))
        lines.push_back(StoryLine{.text = VainRoll::told(words, *roll), .def = roll->def});
    if (std::optional<StoryLine> own = line(game, words, now, event)) lines.push_back(std::move(*own));
    for (StoryLine& lapsed : lapsedTrades(words, event)) lines.push_back(std::move(lapsed));
    m_seenMoves.after(words, now, event);
    return lines;
}

std::optional<StoryLine> StoryTeller::line(const Game& game, const Wording& words, const GameState& now,
                                           const Event& event) {
    StoryLine line;
    m_lastDeclined = std::exchange(m_declined, {});
    line.text = sentence(game, words, now, event, line.replaces);
    if (line.text.isEmpty()) {
        m_discarded.clear();  // the discards of a sale follow each other directly
        m_declined = m_lastDeclined;
        return std::nullopt;
    }
    line.def = words.defOf(now, event);
    // Who takes the loot is told instead of what lay open.
    if (event.kind == EventKind::CardTaken && isLoot(now, event))
        line.replaces = std::exchange(m_openLoot, 0);
    m_openLoot = isOpenLoot(now, event) ? m_openLoot + 1 : 0;
    if (m_openLoot > 1)
        line.text = tr("And %1.", "a card of the loot that lies open, after another one")
                        .arg(QStringLiteral("<b>%1</b>").arg(words.title(line.def).toHtmlEscaped()));
    const bool hiddenDraw =
        event.kind == EventKind::CardDrawn && (event.def == kNoDef || isUnknown(event.def));
    const DefId giver = giverOf(game, now, event);
    line.rewords =
        hiddenDraw && m_lastKind == EventKind::CardDrawn && m_lastSeat == event.seat && m_lastGiver == giver;
    m_repeats = line.rewords ? m_repeats + 1 : 1;
    m_lastGiver = giver;
    if (hiddenDraw && giver != kNoDef)
        line.text = tr("<b>%1</b> drew %n card(s), because of <b>%2</b>.", "player, giver", m_repeats)
                        .arg(words.name(event.seat).toHtmlEscaped(), words.title(giver).toHtmlEscaped());
    else if (line.rewords)
        line.text =
            tr("<b>%1</b> drew %n card(s).", nullptr, m_repeats).arg(words.name(event.seat).toHtmlEscaped());
    if (event.kind != EventKind::CardDiscarded || event.seat != m_lastSeat) m_discarded.clear();
    if (event.kind == EventKind::CardDiscarded && event.seat != kNoSeat) m_discarded << words.title(line.def);
    m_lastKind = hiddenDraw ? EventKind::CardDrawn : EventKind::Settled;
    m_lastSeat = event.seat;
    return line;
}

}  // namespace kickdoor
