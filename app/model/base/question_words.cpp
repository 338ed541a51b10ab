// What a player is asked, and the answers there are.
#include "model/base/wording.h"

namespace kickdoor {
namespace {

QString howMany(int least, int most, const QString& one, const QString& range) {
    return least == most ? one : range.arg(least).arg(most);
}

}  // namespace

QString Wording::question(const Game&, const GameState& view) const {
    const Question& question = view.question;
    const CardId card = view.stack.empty() ? kNoCard : view.stack.back().card;
    const QString about = card == kNoCard ? QString() : titleIn(view, card);
    const auto asked = [&](const QString& what) {
        if (!view.stack.empty() && view.stack.back().kind == FrameKind::Rewards &&
            view.combat.helper != kNoSeat)
            return tr("For %1, who helped: %2").arg(strong(name(view.combat.helper)), what);
        return about.isEmpty() ? what.left(1).toUpper() + what.mid(1)
                               : tr("%1: %2", "card: what is asked").arg(strong(about), what);
    };
    const int least = question.least;
    const int most = question.most;
    switch (question.kind) {
        case QuestionKind::None: return {};
        case QuestionKind::Cards:
            return asked(
                howMany(least, most, tr("choose %n card(s).", nullptr, least), tr("choose %1 to %2 cards.")));
        case QuestionKind::Players:
            return asked(howMany(least, most, tr("choose %n player(s).", nullptr, least),
                                 tr("choose %1 to %2 players.")));
        case QuestionKind::Number: return asked(tr("choose a number from %1 to %2.").arg(least).arg(most));
        case QuestionKind::Option: return asked(tr("choose one."));
        case QuestionKind::BigItems: return tr("You carry too many Big Items: choose what has to go.");
        case QuestionKind::Resurrection:
            return tr(
                "Take the top card of the discards instead of drawing? Choose what to pay with, or nothing.");
        case QuestionKind::Charity: return tr("Too many cards in hand: give the excess away.");
    }
    return {};
}

QString Wording::trade(const GameState& view, const Offer& offer) const {
    const QString give = cards(view, offer.terms.items);
    const QString want = cards(view, offer.want);
    if (offer.want.empty()) return offer.terms.items.empty() ? QString() : tr("%1, for nothing").arg(give);
    return offer.terms.items.empty() ? tr("nothing for %1").arg(want) : tr("%1 for %2").arg(give, want);
}

QStringList Wording::options(const Game& game, const GameState& view) const {
    QStringList texts;
    const ListRef list = questionOptionList(game, view);
    if (list == kNoRef) return {tr("No"), tr("Yes")};
    const DefId def = view.stack.empty() ? kNoDef : view.stack.back().def;
    for (const std::int16_t option : m_catalog.list(list)) texts << m_texts.option(def, option);
    return texts;
}

QString Wording::rulesText(DefId def) const {
    return m_texts.rules(def);
}

}  // namespace kickdoor
