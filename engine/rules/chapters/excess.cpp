// Handles excess cards after a player has lost a licence: Big Items (R7.4), identity cards without their
// doubling card (R4.5, R4.6), Items worn (R7.2, ruling 20).
#include "base/indices.h"
#include "base/seats.h"
#include "rules/chapters/procedures.h"
#include "rules/moves/moves.h"
#include "state/frames.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr std::uint8_t kHandOn = 1;  // Frame::step, after the first, which chooses

int bigExcess(const Game& game, const GameState& state, Seat seat) {
    const int limit = bigItemLimit(game, state, seat);
    return limit < 0 ? 0 : std::max(0, bigItemsCarried(game, state, seat) - limit);
}

int identityExcess(const Game& game, const GameState& state, Seat seat, IdentityType type) {
    const int allowed = doublingCard(game, state, seat, type) != kNoCard ? 2 : 1;
    return std::max(0, identityCount(game, state, seat, type) - allowed);
}

CardId nextGiven(const GameState& state, Seat seat) {
    for (const CardId card : state.cards.in(Zone::InPlay, seat))
        if (state.cards.has(card, card_flag::kGiven)) return card;
    return kNoCard;
}

// R7.4: the lowest-Level player(s) able to carry it.
SeatSet receiversOf(const Context& ctx, Seat giver) {
    SeatSet best;
    int lowest = 0;
    for (const Seat seat : everySeat(ctx.state.players)) {
        if (seat == giver || !ctx.state.isLiving(seat) || !hasRoomForBig(ctx.game, ctx.state, seat, 1))
            continue;
        const int level = ctx.state.player[seat].level;
        if (best.empty() || level < lowest) {
            best = SeatSet();
            lowest = level;
        }
        if (level == lowest) best = best.with(seat);
    }
    return best;
}

void handOver(Context& ctx, CardId card, Seat from, Seat to) {
    putInPlay(ctx, card, to);
    ctx.emit(eventBetween(EventKind::BigItemsGiven, from, to, card));
}

Step handOn(Context& ctx, std::size_t i) {
    const Seat seat = ctx.state.stack[i].victim;
    for (;;) {
        const CardId card = nextGiven(ctx.state, seat);
        if (card == kNoCard) {
            ctx.state.stack.pop_back();
            ctx.touch(seat);
            return Step::Again;
        }
        const SeatSet receivers = receiversOf(ctx, seat);
        if (receivers.size() > 1) {
            ctx.state.stack[i].pending = receivers;
            ctx.state.stack[i].subject = card;
            ask(ctx, QuestionKind::Players, seat, 1, 1);
            return Step::Wait;
        }
        if (receivers.empty())
            discardCard(ctx, card);
        else
            handOver(ctx, card, seat, receivers.first());
    }
}

// The number of cards to choose. Worn Items are chosen one at a time, since an Item may fill one hand or two.
int excessOf(const Context& ctx, const Frame& frame) {
    switch (surplusOf(frame)) {
        case Surplus::Identities:
            return identityExcess(ctx.game, ctx.state, frame.victim, surplusType(frame));
        case Surplus::InHands:
        case Surplus::Unlicensed: return wornSurplus(ctx.game, ctx.state, frame.victim).empty() ? 0 : 1;
        case Surplus::BigItems: break;
    }
    return bigExcess(ctx.game, ctx.state, frame.victim);
}

}  // namespace

void pushExcess(Context& ctx, Seat seat) {
    // A second frame for the same excess would ask twice.
    for (const Frame& frame : ctx.state.stack)
        if (frame.kind == FrameKind::Excess && frame.victim == seat) return;
    Frame frame;
    frame.kind = FrameKind::Excess;
    frame.victim = seat;
    for (const std::size_t index : indicesOf(ctx.game.catalog.identityTypes)) {
        const auto type = IdentityType(index);
        if (identityExcess(ctx.game, ctx.state, seat, type) == 0) continue;
        setIdentitySurplus(frame, type);
        return push(ctx, frame);
    }
    if (const CardList worn = wornSurplus(ctx.game, ctx.state, seat); !worn.empty())
        setSurplus(frame, ctx.state.cards.has(worn[0], card_flag::kUnlicensed) ? Surplus::Unlicensed
                                                                               : Surplus::InHands);
    else if (bigExcess(ctx.game, ctx.state, seat) == 0)
        return;
    push(ctx, frame);
}

Step stepExcess(Context& ctx, std::size_t i) {
    const Frame frame = ctx.state.stack[i];
    if (frame.step == kHandOn) return handOn(ctx, i);
    const int excess = excessOf(ctx, frame);
    if (excess == 0) {
        ctx.state.stack.pop_back();
        ctx.touch(frame.victim);
        return Step::Again;
    }
    ask(ctx, surplusOf(frame) == Surplus::BigItems ? QuestionKind::BigItems : QuestionKind::Cards,
        frame.victim, static_cast<std::size_t>(excess), static_cast<std::size_t>(excess));
    return Step::Wait;
}

void answerExcess(Context& ctx, std::span<const CardId> chosen) {
    const std::size_t i = ctx.state.stack.size() - 1;
    if (surplusOf(ctx.state.stack[i]) == Surplus::Identities) {
        for (const CardId card : chosen) discardCard(ctx, card);
        return;
    }
    if (isWornSurplus(ctx.state.stack[i])) {
        ctx.state.cards.set(chosen[0], card_flag::kEquipped | card_flag::kUnlicensed, false);
        return ctx.emit(eventOf(EventKind::CardUnequipped, ctx.state.stack[i].victim, chosen[0]));
    }
    for (const CardId card : chosen) ctx.state.cards.set(card, card_flag::kGiven, true);
    ctx.state.stack[i].step = kHandOn;
}

void answerExcessReceiver(Context& ctx, Seat seat) {
    const Frame& frame = ctx.state.stack.back();
    handOver(ctx, frame.subject, frame.victim, seat);
}

}  // namespace kickdoor
