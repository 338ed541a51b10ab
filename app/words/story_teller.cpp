#include "words/story_teller.h"

#include <QLocale>
#include <utility>

#include "evaluation/strength.h"
#include "table_api/pending.h"

namespace kickdoor {

void StoryTeller::forget() {
    *this = {};
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
    const QString what = Wording::rolled(game, now);
    const DefId card = rollingCard(now);
    if (card == kNoDef) return tr("<b>%1</b> rolled %2.").arg(who, what);
    return tr("<b>%1</b> rolled %2 for <b>%3</b>.").arg(who, what, words.title(card).toHtmlEscaped());
}

QString StoryTeller::sentence(const Game& game, const Wording& words, const GameState& now,
                              const Event& event, int& replaces) {
    const auto name = [&words](Seat seat) { return words.name(seat).toHtmlEscaped(); };
    // Right after a death those of equal Level roll for it (R11.2); who runs away rolls against a card.
    m_looting = event.kind == EventKind::Died ||
                (m_looting && event.kind == EventKind::DieRolled && event.card == kNoCard);
    switch (event.kind) {
        case EventKind::TradeOffered: m_trades[event.seat] = agreed(words, now, event); break;
        case EventKind::OfferDeclined: m_counters = event.seat; break;
        case EventKind::HelpOffered:
            if (m_lastCounters != event.seat) break;
            replaces = 1;
            if (now.offers[event.seat].terms == Terms{})
                return tr("<b>%1</b> would help for nothing instead.").arg(name(event.seat));
            return tr("<b>%1</b> would help for this instead: %2.")
                .arg(name(event.seat), words.terms(now, now.offers[event.seat].terms).toHtmlEscaped());
        case EventKind::Traded:
            if (m_trades[event.seat].isEmpty()) break;
            return m_trades[event.seat];
        case EventKind::ItemsSold:
            if (m_discarded.isEmpty() || m_lastSeat != event.seat) break;
            replaces = static_cast<int>(m_discarded.size());
            return tr("<b>%1</b> sold <b>%2</b> for %3 gp: %n level(s).", nullptr, levelsBought(event))
                .arg(name(event.seat), words.texts().joined(m_discarded).toHtmlEscaped(),
                     QLocale().toString(goldEarned(event)));
        case EventKind::DieRolled: return rolled(game, words, now, event);
        case EventKind::TurnStarted: m_rolledForFirst = {}; break;
        case EventKind::RollChanged: {
            // Adds the modifiers of this roll to the card's change (R9.1).
            Event whole = event;
            if (now.roll.roller == event.seat && now.roll.face == event.number)
                whole.number2 = static_cast<std::int16_t>(rollSumOf(game, now) - now.roll.face);
            return words.story(now, whole);
        }
        case EventKind::InitiativeRolled:
            if (m_rolledForFirst.has(event.seat))
                return tr("<b>%1</b>, after a tie, rolled again: %2.")
                    .arg(name(event.seat), rolledAlone(game, now, event));
            m_rolledForFirst = m_rolledForFirst.with(event.seat);
            return tr("<b>%1</b> rolled %2 for the first turn.")
                .arg(name(event.seat), rolledAlone(game, now, event));
        default: break;
    }
    return words.story(now, event);
}

std::optional<StoryLine> StoryTeller::tell(const Game& game, const Wording& words, const GameState& now,
                                           const Event& event) {
    StoryLine line;
    m_lastCounters = std::exchange(m_counters, kNoSeat);
    line.text = sentence(game, words, now, event, line.replaces);
    if (line.text.isEmpty()) {
        m_discarded.clear();  // the discards of a sale follow each other directly
        m_counters = m_lastCounters;
        return std::nullopt;
    }
    line.def = words.defOf(now, event);
    const bool hiddenDraw =
        event.kind == EventKind::CardDrawn && (event.def == kNoDef || isUnknown(event.def));
    line.rewords = hiddenDraw && m_lastKind == EventKind::CardDrawn && m_lastSeat == event.seat;
    m_repeats = line.rewords ? m_repeats + 1 : 1;
    if (line.rewords)
        line.text =
            tr("<b>%1</b> drew %n card(s).", nullptr, m_repeats).arg(words.name(event.seat).toHtmlEscaped());
    if (event.kind != EventKind::CardDiscarded || event.seat != m_lastSeat) m_discarded.clear();
    if (event.kind == EventKind::CardDiscarded && event.seat != kNoSeat) m_discarded << words.title(line.def);
    m_lastKind = hiddenDraw ? EventKind::CardDrawn : EventKind::Settled;
    m_lastSeat = event.seat;
    return line;
}

}  // namespace kickdoor
