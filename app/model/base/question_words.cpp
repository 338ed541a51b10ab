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
        return about.isEmpty() ? what : tr("%1: %2", "card: what is asked").arg(strong(about), what);
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
