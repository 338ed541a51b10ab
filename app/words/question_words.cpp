// Wording: questions to players, and their options.
#include "table_api/pending.h"
#include "words/wording.h"

namespace kickdoor {
namespace {

QString howMany(int least, int most, const QString& one, const QString& range) {
    return least == most ? one : range.arg(least).arg(most);
}

}  // namespace

NamedPlayers Wording::named(const Meant& meant, bool rich) const {
    NamedPlayers players;
    const auto add = [&](Who who, Seat seat) {
        if (seat == kNoSeat) return;
        players.emplace_back(who, (rich ? name(seat).toHtmlEscaped() : name(seat)).toStdString());
    };
    add(Who::Chosen, meant.chosen);
    add(Who::Player, meant.player);
    add(Who::Target, meant.target);
    add(Who::Victim, meant.victim);
    if (meant.you != meant.victim) add(Who::You, meant.you);
    return players;
}

QString Wording::askedEffect(const Game& game, const GameState& view) const {
    const std::optional<AskingEffect> asking = askingEffect(game, view);
    if (!asking) return {};
    if (asking->op != Op::Discard && asking->op != Op::Take && asking->op != Op::ChoosePlayer) return {};
    const CardKind kind = m_catalog[asking->def].kind;
    const bool strikes = kind == CardKind::Curse || kind == CardKind::Monster || kind == CardKind::Enhancer;
    const Seat whom = strikes ? asking->victim : asking->you;
    const NamedPlayers players = named(meantNow(view), true);
    const QString what = m_texts.effect(asking->def, asking->effect, {}, players);
    if (asking->askedAs) return m_texts.effect(asking->def, asking->effect, asking->askedAs, players);
    if (whom == kNoSeat || whom == view.question.asked) return what;
    return tr("it says to %1: “%2”", "player: what the card says").arg(strong(name(whom)), what);
}

QString Wording::question(const Game& game, const GameState& view) const {
    const Question& question = view.question;
    const Asking asking = askingNow(view);
    const QString about = asking.card == kNoCard ? QString() : titleIn(view, asking.card);
    const auto asked = [&](const QString& what) {
        if (asking.by == AskedBy::Rewards && question.asked == view.combat.helper)
            return tr("Your share of the Treasures: %1").arg(what);
        if (asking.by == AskedBy::Body)
            return tr("Loot the body of %1: %2").arg(strong(name(asking.dead)), what);
        if (asking.by == AskedBy::Rewards && view.combat.helper != kNoSeat)
            return tr("For %1, who helped: %2").arg(strong(name(view.combat.helper)), what);
        const QString order = what.left(1).toUpper() + what.mid(1);
        if (about.isEmpty()) return order;
        const QString effect = askedEffect(game, view);
        if (effect.isEmpty()) return tr("%1: %2", "card: what is asked").arg(strong(about), what);
        return tr("%1: %2. %3", "card: what it says. what is asked").arg(strong(about), effect, order);
    };
    const int least = question.least;
    const int most = question.most;
    if (asking.by == AskedBy::TooFewHands)
        return tr("Your Items need more Hands than you have: choose an Item to turn sideways.");
    if (asking.by == AskedBy::TooMuchWorn)
        return tr("Without Cheat! you are wearing too much: choose an Item to turn sideways.");
    if (asking.by == AskedBy::Rebirth)
        return tr("You are back in the game. Choose your new Character, or keep yours.");
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
        case QuestionKind::FaceUpDraw:
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
    const DefId def = askingNow(view).def;
    const NamedPlayers players = named(meantNow(view));
    for (const NodeRef option : m_catalog.list(list)) {
        const QString text = m_texts.option(def, option, players);
        texts << text.left(1).toUpper() + text.mid(1);
    }
    return texts;
}

QString Wording::rulesText(DefId def) const {
    return m_texts.rules(def);
}

}  // namespace kickdoor
