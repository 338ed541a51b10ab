// Trades and gifts (R7.6), and answers to offers of every kind.
#include "base/seats.h"
#include "rules/chapters/allies.h"
#include "rules/judge/parts.h"

namespace kickdoor {
namespace {

void judgeItemsOf(Verdict& v, const OfferedCards& items, Seat owner) {
    if (!allDifferent({items.begin(), items.size()})) v.refuse(Reason::OfferStale);
    for (const CardId card : items) {
        if (!v.seesCard(card)) return;
        if (v.state.cards.isIn(card, Zone::Hand))
            v.refuse(Reason::TradeHandCard, card);
        else if (!v.state.cards.isIn(card, Zone::InPlay, owner))
            v.refuse(Reason::OfferStale, card);
        else if (!v.defOf(card).isItem)
            v.refuseAs(v.defOf(card).kind == CardKind::Ally ? topicOfAlly(v.defOf(card).ally) : Topic::Trade,
                       Reason::NotAnItem, card);
    }
}

int bigAmong(const Verdict& v, const OfferedCards& items) {
    int count = 0;
    for (const CardId card : items)
        if (card < v.state.cards.count() && !isUnknown(v.state.cards.def(card)) && v.defOf(card).big) ++count;
    return count;
}

// The number of Big Items given away that count towards the giver's limit now.
int bigFreed(const Verdict& v, const OfferedCards& items) {
    int count = 0;
    for (const CardId card : items)
        if (countsAsBig(v.game, v.state, card)) ++count;
    return count;
}

void judgeExchange(Verdict& v, Seat from, Seat to, const OfferedCards& give, const OfferedCards& want) {
    for (const Seat seat : {from, to}) {
        if (!v.state.isLiving(seat)) v.refuse(Reason::Dead, kNoCard, seat);
        if (v.state.inCombat(seat)) v.refuse(Reason::TradeInCombat, kNoCard, seat);
    }
    if (v.moment == Moment::Setup)
        v.refuse(Reason::NotInSetup);
    else if (!goesOnBeside(v.state, v.moment, from) || !goesOnBeside(v.state, v.moment, to))
        v.refuse(Reason::WindowOpen);
    if (give.empty() && want.empty()) v.refuse(Reason::TradeEmpty);
    judgeItemsOf(v, give, from);
    judgeItemsOf(v, want, to);
    if (!v.refusals.empty()) return;
    const auto overloads = [&](Seat seat, const OfferedCards& gets, const OfferedCards& loses) {
        const int gained = bigAmong(v, gets);
        return gained > 0 && !hasRoomForBig(v.game, v.state, seat, gained - bigFreed(v, loses));
    };
    if (overloads(to, give, want)) v.refuse(Reason::CannotCarryBig, kNoCard, to);
    if (overloads(from, want, give)) v.refuse(Reason::CannotCarryBig, kNoCard, from);
}

void judgeOffer(Verdict& v) {
    const Seat to = v.move().seat;
    if (to >= v.state.players || to == v.by()) {
        v.refuse(Reason::TargetWrong);
        return;
    }
    if (v.state.offers[v.by()].kind != OfferKind::None) v.refuse(Reason::OfferOpen);
    judgeExchange(v, v.by(), to, v.command.terms.items, v.command.want);
}

}  // namespace

Seat offerMaker(const GameState& state, Seat by, Seat from) {
    Seat found = kNoSeat;
    for (const Seat seat : everySeat(state.players)) {
        if (state.offers[seat].kind == OfferKind::None || state.offers[seat].to != by) continue;
        if (from != kNoSeat && seat != from) continue;
        if (found != kNoSeat) return kNoSeat;  // several: say whose
        found = seat;
    }
    return found;
}

void judgeTrade(Verdict& v) {
    if (v.command.kind() == CommandKind::OfferTrade) return judgeOffer(v);
    if (v.command.kind() == CommandKind::Withdraw) {
        if (v.state.offers[v.by()].kind == OfferKind::None) v.refuse(Reason::NoOffer);
        return;
    }
    const Seat maker = offerMaker(v.state, v.by(), v.move().seat);
    if (maker == kNoSeat) {
        v.refuse(v.move().seat == kNoSeat ? Reason::NoOffer : Reason::OfferNotForYou);
        return;
    }
    if (v.command.kind() == CommandKind::Decline) return;
    const Offer& offer = v.state.offers[maker];
    v.topic = offer.kind == OfferKind::Trade ? Topic::Trade : Topic::Help;
    switch (offer.kind) {
        case OfferKind::Trade: judgeExchange(v, maker, v.by(), offer.terms.items, offer.want); break;
        case OfferKind::AskHelp: judgeHelpAgreement(v, v.by(), offer.terms); break;
        case OfferKind::OfferHelp: judgeHelpAgreement(v, maker, offer.terms); break;
        case OfferKind::None: break;
    }
}

}  // namespace kickdoor
