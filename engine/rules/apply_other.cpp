// Equipment, sales, offers, and answers to questions.
#include "base/indices.h"
#include "rules/allies.h"
#include "rules/apply.h"
#include "rules/judge_parts.h"
#include "rules/moves.h"
#include "rules/unseen.h"

#include <algorithm>

namespace kickdoor {
namespace {

void sell(Context& ctx, const Command& command) {
    GameState& state = ctx.state;
    const CardId atDouble = doubledInSale(ctx.game, state, command);
    const int gold = goldOf(ctx.game, state, {command.cards.begin(), command.cards.size()}, atDouble);
    if (atDouble != kNoCard) ++state.salesAtDouble;
    for (const CardId card : command.cards) discardCard(ctx, card, true);
    const int levels = gold / kGoldPerLevel;                                        // R7.5: no change given
    const int most = ctx.game.rules.goal() - 1 - state.player[command.by()].level;  // R2.5
    ctx.emit(eventOf(EventKind::ItemsSold, command.by(), kNoCard, gold, std::min(levels, most)));
    gainLevels(ctx, command.by(), levels, false);
}

void setEquipped(Context& ctx, const Command& command, bool on) {
    if (hirelingOf(ctx.game, ctx.state, command.move.card) != kNoCard)
        takeFromHireling(ctx, command.move.card);
    ctx.state.cards.set(command.move.card, card_flag::kEquipped, on);
    ctx.touch(command.by());
    ctx.emit(
        eventOf(on ? EventKind::CardEquipped : EventKind::CardUnequipped, command.by(), command.move.card));
}

void discardOwn(Context& ctx, const Command& command) {
    if (ctx.defOf(command.move.card).kind == CardKind::Identity)
        ctx.emit(eventOf(EventKind::IdentityLost, command.by(), command.move.card));
    const bool escapes = maySacrifice(ctx.game, ctx.state, command.move.card, command.by());
    discardCard(ctx, command.move.card, true);
    if (!escapes) return;
    escapeAll(ctx, command.by());  // R7.10
    if (command.move.seat != kNoSeat) escapeAll(ctx, command.move.seat);
}

void trade(Context& ctx, Seat maker, Seat taker, const Offer& offer) {
    // Both sides leave before either arrives: a helmet for a helmet is worn by both (R7.6).
    for (const CardId card : offer.terms.items) layBefore(ctx, card, taker);
    for (const CardId card : offer.want) layBefore(ctx, card, maker);
    for (const CardId card : offer.terms.items) equipIfFree(ctx, card, taker);
    for (const CardId card : offer.want) equipIfFree(ctx, card, maker);
    ctx.emit(eventBetween(EventKind::Traded, maker, taker));
}

void accept(Context& ctx, const Command& command) {
    GameState& state = ctx.state;
    const Seat maker = offerMaker(state, command.by(), command.move.seat);
    const Offer offer = state.offers[maker];
    state.offers[maker] = Offer{};
    switch (offer.kind) {
        case OfferKind::Trade: return trade(ctx, maker, command.by(), offer);
        case OfferKind::AskHelp: return joinAsHelper(ctx, command.by(), offer.terms, false);
        case OfferKind::OfferHelp: return joinAsHelper(ctx, maker, offer.terms, false);
        case OfferKind::None: return;
    }
}

void makeOffer(Context& ctx, const Command& command, OfferKind kind, Seat to, EventKind event) {
    Offer offer;
    offer.kind = kind;
    offer.to = to;
    offer.terms = command.terms;
    if (kind == OfferKind::Trade) offer.want = command.want;
    CardTable& cards = ctx.state.cards;
    for (const CardId card : command.terms.cards)  // R8.7: who is asked is shown what is promised
        cards.setKnown(card, cards.knownBy(card).with(to));
    ctx.state.offers[command.by()] = offer;
    ctx.emit(eventBetween(event, command.by(), to));
}

}  // namespace

void applyItems(Context& ctx, const Command& command) {
    switch (command.kind()) {
        case CommandKind::Equip: return setEquipped(ctx, command, true);
        case CommandKind::Unequip: return setEquipped(ctx, command, false);
        case CommandKind::Sell: return sell(ctx, command);
        default: return discardOwn(ctx, command);
    }
}

void applyOffer(Context& ctx, const Command& command) {
    GameState& state = ctx.state;
    switch (command.kind()) {
        case CommandKind::OfferTrade:
            return makeOffer(ctx, command, OfferKind::Trade, command.move.seat, EventKind::TradeOffered);
        case CommandKind::AskHelp:
            return makeOffer(ctx, command, OfferKind::AskHelp, command.move.seat, EventKind::HelpAsked);
        case CommandKind::OfferHelp:
            // A counter-offer is a no to what was asked (R8.7).
            if (Offer& ask = state.offers[state.combat.fighter];
                ask.kind == OfferKind::AskHelp && ask.to == command.by()) {
                ask = Offer{};
                ctx.emit(eventBetween(EventKind::OfferDeclined, command.by(), state.combat.fighter));
            }
            return makeOffer(ctx, command, OfferKind::OfferHelp, state.combat.fighter,
                             EventKind::HelpOffered);
        case CommandKind::Accept: return accept(ctx, command);
        case CommandKind::Decline: {
            const Seat maker = offerMaker(state, command.by(), command.move.seat);
            state.offers[maker] = Offer{};
            return ctx.emit(eventBetween(EventKind::OfferDeclined, command.by(), maker));
        }
        default:
            state.offers[command.by()] = Offer{};
            return ctx.emit(eventOf(EventKind::OfferWithdrawn, command.by()));
    }
}

namespace {

void giveCharity(Context& ctx, const Command& command) {
    FixedVector<Handing, kMaxCards> handed;
    for (const std::size_t i : indicesOf(command.cards))
        handed.push_back({command.cards[i], command.receivers[i]});
    loseTrack(ctx, command.by(), {handed.begin(), handed.size()}, SeatSet());
    for (const std::size_t i : indicesOf(command.cards)) {
        const CardId card = command.cards[i];
        const Seat to = command.receivers[i];
        if (to == kNoSeat) {
            discardCard(ctx, card, true);
            continue;
        }
        putInHand(ctx, card, to);
        Event event = eventBetween(EventKind::CharityGiven, command.by(), to, card);
        event.audience = ctx.state.cards.knownBy(card);
        ctx.emit(event);
    }
}

void chooseCards(Context& ctx, FrameKind frame, const Command& command) {
    const std::span<const CardId> cards{command.cards.begin(), command.cards.size()};
    switch (frame) {
        case FrameKind::Death: return answerLoot(ctx, cards[0]);
        case FrameKind::Rewards: return answerShare(ctx, cards);
        case FrameKind::Excess: return answerExcess(ctx, cards);
        case FrameKind::NewCharacter: return answerCharacter(ctx, cards);
        default: return answerCards(ctx, cards);
    }
}

}  // namespace

// The question is closed already (apply.cpp); what was asked is told by the frame on top.
void applyAnswer(Context& ctx, const Command& command) {
    if (command.kind() == CommandKind::GiveCharity) return giveCharity(ctx, command);
    const Frame frame = ctx.state.stack.back();
    if (frame.kind == FrameKind::Rewards && frame.step <= 2)
        return answerResurrection(ctx, {command.cards.begin(), command.cards.size()});
    if (frame.kind == FrameKind::Excess && frame.step == 1)
        return answerExcessReceiver(ctx, chosenSeat(command));
    if (frame.kind != FrameKind::Block) return chooseCards(ctx, frame.kind, command);
    switch (ctx.game.catalog.node(ctx.game.catalog.list(frame.list)[frame.position]).op) {
        case Op::Draw: return answerResurrection(ctx, {command.cards.begin(), command.cards.size()});
        case Op::ChoosePlayer: return answerPlayer(ctx, chosenSeat(command));
        case Op::SetRoll: return answerNumber(ctx, command.move.number);
        case Op::ChooseOne:
        case Op::May: return answerOption(ctx, command.move.number);
        default: return chooseCards(ctx, frame.kind, command);
    }
}

}  // namespace kickdoor
