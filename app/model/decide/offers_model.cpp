#include "model/decide/offers_model.h"

#include <QRegularExpression>
#include <algorithm>
#include <functional>

#include "model/decide/trade_draft.h"
#include "table_api/fight.h"
#include "words/numbers.h"

namespace kickdoor {

OffersModel::OffersModel(ShownGame& shown)
    : RowModel({"from", "name", "kind", "text", "mine", "mayAccept", "mayDecline", "mayCounter", "get",
                "give", "loses"}),
      m_shown(shown) {
    shown.whenShown(this, &OffersModel::refresh);
    connect(&shown, &ShownGame::openChanged, this, &OffersModel::refresh);
}

QString OffersModel::sumsWithHelp(const ShownGame& shown, Seat helper) {
    const CombatSums sums = outlookWith(shown.game(), shown.view(), helper).sums;
    const QString fighters = plainNumber(sums.fighters), monsters = plainNumber(sums.monsters);
    const bool tie = sums.fighters == sums.monsters;
    if (shown.game().rules.criticalCombat)
        return tr("With this help, before the dice: fighters %1, monsters %2").arg(fighters, monsters);
    return (!tie             ? tr("With this help: fighters %1, monsters %2")
            : sums.winning() ? tr("With this help: fighters %1, monsters %2, and the tie is won")
                             : tr("With this help: fighters %1, monsters %2, a tie, which the monsters win"))
        .arg(fighters, monsters);
}

bool OffersModel::losesBy(Seat helper) const {
    const FightOutlook outlook = outlookWith(m_shown.game(), m_shown.view(), helper);
    return outlook.forTheWin && !outlook.winners.has(m_shown.viewer());
}

QString OffersModel::victoryWithHelp(const ShownGame& shown, Seat helper) {
    const GameState& view = shown.view();
    const FightOutlook outlook = outlookWith(shown.game(), view, helper);
    const SeatSet winners = outlook.winners;
    if (!winners.has(helper)) {
        // Gold might make the helper a winner, too (R2.8).
        if (!outlook.forTheWin || winners.empty()) return {};
        return helper == shown.viewer()
                   ? tr("The game would end: you would get nothing.")
                   : tr("The game would end: %1 would get nothing.").arg(shown.wording().name(helper));
    }
    if (winners.has(view.combat.fighter)) return tr("You would both win the game.");
    return helper == shown.viewer() ? tr("Only you would win the game.")
                                    : tr("Only %1 would win the game.").arg(shown.wording().name(helper));
}

QString OffersModel::textOf(Seat from, const Offer& offer) const {
    const Wording& words = m_shown.wording();
    const GameState& view = m_shown.view();
    const QString name = words.name(from);
    switch (offer.kind) {
        case OfferKind::Trade: {
            const QString give = words.cards(view, offer.terms.items);
            const QString want = words.cards(view, offer.want);
            if (offer.want.empty()) return tr("%1 wants to give you %2.").arg(name, give);
            if (offer.terms.items.empty()) return tr("%1 asks you for %2.").arg(name, want);
            return tr("%1 offers %2 for %3.").arg(name, give, want);
        }
        case OfferKind::AskHelp:
            if (outlookWith(m_shown.game(), view, offer.to).forTheWin)
                return tr("%1 asks for your help, for %2. It is a fight for the win!")
                    .arg(name, words.terms(view, offer.terms));
            return tr("%1 asks for your help, for %2.").arg(name, words.terms(view, offer.terms));
        case OfferKind::OfferHelp:
            return tr("%1 offers to help, for %2.").arg(name, words.terms(view, offer.terms));
        case OfferKind::None: break;
    }
    return {};
}

QString OffersModel::ownText(const Offer& offer) const {
    const Wording& words = m_shown.wording();
    const GameState& view = m_shown.view();
    const QString to = words.name(offer.to);
    switch (offer.kind) {
        case OfferKind::Trade:
            if (offer.want.empty())
                return tr("Your gift to %1 waits for an answer: %2.")
                    .arg(to, words.cards(view, offer.terms.items));
            if (offer.terms.items.empty())
                return tr("You asked %1 for a gift, %2. No answer yet.")
                    .arg(to, words.cards(view, offer.want));
            return tr("Your trade with %1 waits for an answer: %2.").arg(to, words.trade(view, offer));
        case OfferKind::AskHelp:
            return tr("You asked %1 for help, for %2. No answer yet.")
                .arg(to, words.terms(view, offer.terms));
        case OfferKind::OfferHelp:
            return tr("You offered %1 help, for %2. No answer yet.").arg(to, words.terms(view, offer.terms));
        case OfferKind::None: break;
    }
    return {};
}

// Answers terms with other terms: a helper by an offer, the fighter by asking again, and a trade, but no
// gift, by another.
bool OffersModel::mayCounter(Seat from, const Offer& offer) const {
    const auto asks = [](const auto& way) { return way.kind == CommandKind::AskHelp; };
    switch (offer.kind) {
        case OfferKind::AskHelp: return true;
        case OfferKind::OfferHelp: {
            const LegalCommands& legal = m_shown.legal();
            return std::any_of(legal.moves.begin(), legal.moves.end(), asks) ||
                   std::any_of(legal.templates.begin(), legal.templates.end(),
                               [&asks](const CommandTemplate& family) { return asks(family.move); });
        }
        case OfferKind::Trade: return !offer.want.empty() && TradeDraft::partnersOf(m_shown).has(from);
        case OfferKind::None: break;
    }
    return false;
}

void OffersModel::refresh() {
    std::vector<Row> rows;
    if (m_shown.isOpen() && m_shown.viewer() != kNoSeat) {
        const GameState& view = m_shown.view();
        const auto may = [&](CommandKind kind, Seat from) {
            for (const Move& move : m_shown.legal().moves) {
                if (move.kind == kind && (move.seat == from || move.seat == kNoSeat)) return true;
            }
            return false;
        };
        for (Seat from{0}; from < view.players; ++from) {
            const Offer& offer = view.offers[from];
            if (offer.kind == OfferKind::None) continue;
            const bool mine = from == m_shown.viewer();
            const bool toMe = offer.to == m_shown.viewer() || may(CommandKind::Accept, from);
            if (!mine && !toMe) continue;
            // The fighter pays for help: the offering player, unless that one offers help.
            const bool paysMe = offer.kind != OfferKind::OfferHelp;
            const QVariantList promised = faces(offer.terms.items) + faces(offer.terms.cards);
            const QVariantList wanted = faces(offer.want);
            QString text = withBoldTitles(mine ? ownText(offer) : textOf(from, offer), offer);
            bool loses = false;
            if (!mine && offer.kind != OfferKind::Trade && view.combatOn()) {
                const Seat helper = offer.kind == OfferKind::AskHelp ? offer.to : from;
                loses = losesBy(helper);
                const QString victory = victoryWithHelp(m_shown, helper);
                if (!victory.isEmpty()) text += QLatin1Char(' ') + victory;
                text += QStringLiteral(" %1.").arg(sumsWithHelp(m_shown, helper));
            }
            rows.push_back(
                {from,
                 {int{from}, m_shown.wording().name(from),
                  offer.kind == OfferKind::Trade ? QStringLiteral("trade") : QStringLiteral("help"), text,
                  mine, !mine && may(CommandKind::Accept, from), !mine && may(CommandKind::Decline, from),
                  !mine && mayCounter(from, offer), paysMe ? promised : wanted, paysMe ? wanted : promised,
                  loses}});
        }
        const auto isMine = [&](const Row& row) { return row.key == m_shown.viewer(); };
        std::stable_partition(rows.begin(), rows.end(), std::not_fn(isMine));
    }
    setRows(std::move(rows));
}

// As in the story. The longest first: a title may be a part of another one.
QString OffersModel::withBoldTitles(const QString& text, const Offer& offer) const {
    QStringList titles;
    for (const OfferedCards& cards : {offer.terms.items, offer.terms.cards, offer.want})
        for (const CardId card : cards)
            if (const DefId def = m_shown.view().cards.def(card); !isUnknown(def))
                titles << QRegularExpression::escape(m_shown.wording().title(def).toHtmlEscaped());
    QString rich = text.toHtmlEscaped();
    if (titles.isEmpty()) return rich;
    std::sort(titles.begin(), titles.end(),
              [](const QString& one, const QString& other) { return one.size() > other.size(); });
    const QRegularExpression any(QStringLiteral("(%1)").arg(titles.join(QLatin1Char('|'))));
    return rich.replace(any, QStringLiteral("<b>\\1</b>"));
}

QVariantList OffersModel::faces(const OfferedCards& cards) const {
    QVariantList list;
    for (const CardId card : cards) list << QVariant::fromValue(m_shown.face(card));
    return list;
}

void OffersModel::answer(CommandKind kind, int from) {
    Move move;
    move.kind = kind;
    move.by = m_shown.viewer();
    if (from >= 0) move.seat = Seat(from);
    m_shown.submit(commandOf(move));
}

void OffersModel::accept(int from) {
    answer(CommandKind::Accept, from);
}
void OffersModel::decline(int from) {
    answer(CommandKind::Decline, from);
}
void OffersModel::withdraw() {
    answer(CommandKind::Withdraw, -1);
}

}  // namespace kickdoor
