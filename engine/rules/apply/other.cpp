// Equipment, sales, offers, and answers to questions.
#include "base/indices.h"
#include "rules/apply/apply.h"
#include "rules/chapters/allies.h"
#include "rules/interpreter/choices.h"
#include "rules/judge/parts.h"
#include "rules/moves/moves.h"
#include "rules/moves/unseen.h"

#include <algorithm>

namespace kickdoor {
void applySale(Context& ctx, const Command& command) {
    GameState& state = ctx.state;
    const CardId atDouble = doubledInSale(ctx.game, state, command);
    const int gold = goldOf(ctx.game, state, {command.cards.begin(), command.cards.size()}, atDouble);
    if (atDouble != kNoCard) ++state.salesAtDouble;
    for (const CardId card : command.cards) discardCard(ctx, card, DiscardedBy::Sale);
    ctx.emit(itemsSold(command.by(), gold, levelsSold(ctx.game, state, command.by(), gold)));
    gainLevels(ctx, command.by(), gold / kGoldPerLevel, MayWin::No);  // tells of those that are withheld
}

void applyEquipment(Context& ctx, const Command& command, bool on) {
    if (hirelingOf(ctx.game, ctx.state, command.move.card) != kNoCard)
        takeFromHireling(ctx, command.move.card);
    ctx.state.cards.set(command.move.card, card_flag::kEquipped, on);
    ctx.touch(command.by());
    ctx.emit(
        eventOf(on ? EventKind::CardEquipped : EventKind::CardUnequipped, command.by(), command.move.card));
}

void applyDiscard(Context& ctx, const Command& command) {
    if (ctx.defOf(command.move.card).kind == CardKind::Identity)
        ctx.emit(eventOf(EventKind::IdentityLost, command.by(), command.move.card));
    const bool escapes = maySacrifice(ctx.game, ctx.state, command.move.card, command.by());
    discardCard(ctx, command.move.card, DiscardedBy::Choice);
    if (!escapes) return;
    escapeAll(ctx, command.by());  // R7.10
    if (command.move.seat != kNoSeat) escapeAll(ctx, command.move.seat);
}

namespace {

void trade(Context& ctx, Seat maker, Seat taker, const Offer& offer) {
    // Both sides leave before either arrives: a helmet for a helmet is worn by both (R7.6).
    for (const CardId card : offer.terms.items) layBefore(ctx, card, taker);
    for (const CardId card : offer.want) layBefore(ctx, card, maker);
    for (const CardId card : offer.terms.items) equipIfFree(ctx, card, taker);
    for (const CardId card : offer.want) equipIfFree(ctx, card, maker);
    ctx.emit(eventBetween(EventKind::Traded, maker, taker));
}

// A counter-offer declines the offer it answers (R7.6, R8.7). A gift asks for nothing that could be haggled
// over.
void declineAnswered(Context& ctx, Seat by, OfferKind kind, Seat to) {
    const OfferKind answers = kind == OfferKind::AskHelp     ? OfferKind::OfferHelp
                              : kind == OfferKind::OfferHelp ? OfferKind::AskHelp
                                                             : OfferKind::Trade;
    Offer& offer = ctx.state.offers[to];
    if (offer.kind != answers || offer.to != by || (kind == OfferKind::Trade && offer.want.empty())) return;
    offer = Offer{};
    ctx.emit(eventBetween(EventKind::OfferDeclined, by, to));
}

void makeOffer(Context& ctx, const Command& command, OfferKind kind, Seat to, EventKind event) {
    declineAnswered(ctx, command.by(), kind, to);
    Offer offer;
    offer.kind = kind;
    offer.to = to;
    offer.terms = command.terms;
    if (kind == OfferKind::Trade) offer.want = command.want;
    CardTable& cards = ctx.state.cards;
    for (const CardId card : command.terms.cards)  // R8.7: shows the promised cards to the player asked
        cards.setKnown(card, cards.knownBy(card).with(to));
    ctx.state.offers[command.by()] = offer;
    ctx.emit(eventBetween(event, command.by(), to));
}

}  // namespace

void offerTrade(Context& ctx, const Command& command) {
    makeOffer(ctx, command, OfferKind::Trade, command.move.seat, EventKind::TradeOffered);
}

void askHelp(Context& ctx, const Command& command) {
    makeOffer(ctx, command, OfferKind::AskHelp, command.move.seat, EventKind::HelpAsked);
}

void offerHelp(Context& ctx, const Command& command) {
    makeOffer(ctx, command, OfferKind::OfferHelp, ctx.state.combat.fighter, EventKind::HelpOffered);
}

void acceptOffer(Context& ctx, const Command& command) {
    GameState& state = ctx.state;
    const Seat maker = offerMaker(state, command.by(), command.move.seat);
    const Offer offer = state.offers[maker];
    state.offers[maker] = Offer{};
    switch (offer.kind) {
        case OfferKind::Trade: return trade(ctx, maker, command.by(), offer);
        case OfferKind::AskHelp: return joinAsHelper(ctx, command.by(), offer.terms, HelpBy::Agreement);
        case OfferKind::OfferHelp: return joinAsHelper(ctx, maker, offer.terms, HelpBy::Agreement);
        case OfferKind::None: return;
    }
}

void declineOffer(Context& ctx, const Command& command) {
    const Seat maker = offerMaker(ctx.state, command.by(), command.move.seat);
    ctx.state.offers[maker] = Offer{};
    ctx.emit(eventBetween(EventKind::OfferDeclined, command.by(), maker));
}

void withdrawOffer(Context& ctx, const Command& command) {
    ctx.state.offers[command.by()] = Offer{};
    ctx.emit(eventOf(EventKind::OfferWithdrawn, command.by()));
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
            discardCard(ctx, card, DiscardedBy::Choice);
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
        case FrameKind::Block: return answerCards(ctx, cards);
        case FrameKind::None:
        case FrameKind::Strike:
        case FrameKind::Roll:
        case FrameKind::FleeResult:
        case FrameKind::EndCombat:
        case FrameKind::NextTurn:
        case FrameKind::Initiative:
        case FrameKind::AfterPlay:
        case FrameKind::Dice: return;  // they do not ask for cards
    }
}

}  // namespace

// The question is already closed (apply.cpp); the top frame determines what was asked.
void applyAnswer(Context& ctx, const Command& command) {
    if (command.kind() == CommandKind::GiveCharity) return giveCharity(ctx, command);
    const Frame frame = ctx.state.stack.back();
    if (frame.kind == FrameKind::Rewards && frame.step <= 2)
        return answerFaceUpDraw(ctx, {command.cards.begin(), command.cards.size()});
    if (frame.kind == FrameKind::Excess && frame.step == 1)
        return answerExcessReceiver(ctx, chosenSeat(command));
    if (frame.kind != FrameKind::Block) return chooseCards(ctx, frame.kind, command);
    switch (nodeAt(ctx.game, frame).effect()) {
        case EffectOp::Draw: return answerFaceUpDraw(ctx, {command.cards.begin(), command.cards.size()});
        case EffectOp::ChoosePlayer: return answerPlayer(ctx, chosenSeat(command));
        case EffectOp::SetRoll: return answerNumber(ctx, command.move.number);
        case EffectOp::ChooseOne:
        case EffectOp::May: return answerOption(ctx, command.move.number);
        case EffectOp::Discard:
        case EffectOp::Take: return chooseCards(ctx, frame.kind, command);
        case EffectOp::GainLevels:
        case EffectOp::LoseLevels:
        case EffectOp::SetLevel:
        case EffectOp::Die:
        case EffectOp::ChangeSex:
        case EffectOp::Roll:
        case EffectOp::If:
        case EffectOp::ForEach:
        case EffectOp::AddStrength:
        case EffectOp::RemoveMonster:
        case EffectOp::KillMonster:
        case EffectOp::JoinFight:
        case EffectOp::JoinAsMate:
        case EffectOp::Escape:
        case EffectOp::ForceHelp:
        case EffectOp::LeaveFight:
        case EffectOp::LookAtHand:
        case EffectOp::LookAtDeck:
        case EffectOp::CancelStrike:
        case EffectOp::RedirectStrike:
        case EffectOp::Reroll:
        case EffectOp::AddToRoll: return;  // they ask no question
    }
}

}  // namespace kickdoor
