#include "model/present/curtain_model.h"

#include "model/base/change.h"
#include "table_api/pending.h"

namespace kickdoor {
namespace {

constexpr std::size_t kRecapLines = 5;

}  // namespace

CurtainModel::CurtainModel(ShownGame& shown, const Seating& seating, const LogModel& log)
    : m_shown(shown), m_seating(seating), m_log(log) {
    connect(&seating, &Seating::changed, this, &CurtainModel::refresh);
    connect(&shown, &ShownGame::shown, this, &CurtainModel::refresh);
    connect(&log, &LogModel::toldAgain, this, &CurtainModel::refresh);
}

void CurtainModel::refresh() {
    QString reason;
    LogModel::News news;
    if (m_shown.isOpen() && m_seating.curtain()) {
        const auto seat = Seat(m_seating.curtainSeat());
        reason = reasonFor(seat);
        news = m_log.newTo(seat, kRecapLines);
    }
    const bool other = change(m_reason, std::move(reason));
    const bool more = change(m_recapMore, std::move(news.more));
    if (change(m_recap, std::move(news.lines)) || more || other) emit changed();
}

QString CurtainModel::reasonFor(Seat seat) const {
    const GameState& view = m_shown.view();
    const Wording& words = m_shown.wording();
    if (m_seating.held() && m_seating.holder() == seat)
        return tr("You stopped the table. Play what you like, then let the game go on.");
    if (view.question.kind == QuestionKind::Charity) return tr("You hold too many cards.");
    if (view.question.kind != QuestionKind::None) return tr("You have a choice to make.");
    if (view.window.kind == WindowKind::LastCard) return tr("The dice are against you: one last card?");
    if (const auto strike = loomingStrike(view); strike && strike->card != kNoCard)
        return tr("%1 is about to strike you.").arg(words.quoted(view.cards.def(strike->card)));
    if (view.window.kind != WindowKind::None) return tr("You may still act.");
    for (Seat from{0}; from < view.players; ++from) {
        const Offer& offer = view.offers[from];
        if (offer.kind == OfferKind::None || offer.to != seat) continue;
        const QString name = words.name(from);
        if (offer.kind == OfferKind::AskHelp) return tr("%1 asks for your help.").arg(name);
        if (offer.kind == OfferKind::OfferHelp) return tr("%1 offers to help you.").arg(name);
        if (offer.terms.items.empty() && !offer.want.empty()) return tr("%1 asks you for a gift.").arg(name);
        if (offer.want.empty()) return tr("%1 offers you a gift.").arg(name);
        return tr("%1 offers you a trade.").arg(name);
    }
    if (view.phase == Phase::Setup) return tr("You may play cards before the game begins.");
    const bool fights = view.combatOn() && (view.combat.fighter == seat || view.combat.helper == seat);
    if (fights && view.combat.stage == CombatStage::Fleeing)
        return tr("The fight is lost: you must run away.");
    if (fights) return tr("You are in a fight.");
    if (view.active != seat) return {};
    if (!view.isLiving(seat)) return tr("You are dead: end your turn.");
    return view.phase == Phase::Arrange ? tr("It is your turn.") : tr("Your turn continues.");
}

}  // namespace kickdoor
