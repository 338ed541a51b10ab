// R5: the turn and its phases.
#include "base/seats.h"
#include "rules/chapters/procedures.h"
#include "rules/moves/moves.h"

namespace kickdoor {
namespace {

void enterPhase(Context& ctx, Phase phase) {
    ctx.state.phase = phase;
    ctx.emit(phaseChanged(ctx.state.active, phase));
}

}  // namespace

void kickOpenDoor(Context& ctx, DoorFrom from) {
    GameState& state = ctx.state;
    const bool fromDiscards = from == DoorFrom::Discards;
    clearFresh(ctx);
    state.phase = Phase::KickOpenDoor;
    const CardId card = fromDiscards ? state.cards.first(Zone::DoorDiscard) : topOfDeck(ctx, Deck::Door);
    if (card == kNoCard) {  // R1.9: nothing behind the door
        enterPhase(ctx, Phase::LookOrLoot);
        return;
    }
    putOpen(ctx, card, Zone::Revealed);
    ctx.emit(eventOf(EventKind::DoorKicked, state.active, card, 0, fromDiscards ? 1 : 0));
    const CardKind kind = ctx.defOf(card).kind;
    if (kind == CardKind::Monster) {
        startCombat(ctx, card);
    } else if (kind == CardKind::Curse) {
        putOpen(ctx, card, Zone::Resolving);
        enterPhase(ctx, Phase::LookOrLoot);
        pushStrike(ctx, Cause::Curse, state.active, state.active, card, state.cards.def(card));  // R10.1
    }
    // Any other card waits face up for `play` or `keep`.
}

void leaveRevealed(Context& ctx) {
    enterPhase(ctx, Phase::LookOrLoot);
}

void listenAtDoor(Context& ctx) {  // R5.2
    GameState& state = ctx.state;
    clearFresh(ctx);
    state.listened = 1;
    const CardId card = topOfDeck(ctx, Deck::Door);
    if (card != kNoCard) {
        putInHand(ctx, card, state.active);
        Event event = eventOf(EventKind::DoorListened, state.active, card);
        event.audience = SeatSet::of(state.active);
        ctx.emit(event);
    }
    enterPhase(ctx, Phase::KickOpenDoor);
}

void lootRoom(Context& ctx) {  // R5.4, R5.5
    GameState& state = ctx.state;
    clearFresh(ctx);
    const CardId card = topOfDeck(ctx, ctx.game.rules.listenAtTheDoor ? Deck::Treasure : Deck::Door);
    if (card != kNoCard) {
        putInHand(ctx, card, state.active);
        Event event = eventOf(EventKind::RoomLooted, state.active, card);
        event.audience = SeatSet::of(state.active);
        ctx.emit(event);
    }
    enterPhase(ctx, Phase::End);
}

void lookForTrouble(Context& ctx, CardId monster) {  // R5.4
    startCombat(ctx, monster);
}

void startTurn(Context& ctx, Seat seat) {
    GameState& state = ctx.state;
    state.active = seat;
    ++state.turn;
    state.listened = 0;
    state.metMonster = 0;
    state.salesAtDouble = 0;
    for (std::size_t i = state.usage.size(); i != 0; --i)
        if (state.usage[i - 1].limit != static_cast<std::uint8_t>(Limit::PerGame)) state.usage.eraseAt(i - 1);
    state.roll = DieRoll{};
    for (Offer& offer : state.offers) offer = Offer{};
    state.phase = Phase::Arrange;
    for (const Seat s : everySeat(state.players)) {
        PlayerState& player = state.player[s];
        player.cannotHelp = 0;
        if (player.status != PlayerStatus::Dead) continue;
        player.status = PlayerStatus::NeedsHand;  // R11.4
        ctx.emit(eventOf(EventKind::Reborn, s));
        pushNewCharacter(ctx, s);
    }
    ctx.emit(eventOf(EventKind::TurnStarted, seat, kNoCard, state.turn));
    if (state.player[seat].status == PlayerStatus::NeedsHand) {  // R11.5
        state.player[seat].status = PlayerStatus::Alive;
        drawOpeningHand(ctx, seat);
    }
    fireTriggers(ctx, TriggerOn::TurnStart, seat, kNoCard, Cause::Any, seat);
}

void pushNextTurn(Context& ctx) {
    clearFresh(
        ctx);  // before Charity: what it gives may be played at once, by the next player or another (R6.2)
    Frame frame;
    frame.kind = FrameKind::NextTurn;
    push(ctx, frame);
}

Step stepNextTurn(Context& ctx, std::size_t i) {
    GameState& state = ctx.state;
    const Seat seat = state.active;
    if (state.stack[i].step == 0) {
        const int excess = state.cards.size(Zone::Hand, seat) - handLimit(ctx.game, state, seat);
        if (excess > 0 && state.isLiving(seat)) {  // R5.7
            if (state.phase != Phase::Charity) enterPhase(ctx, Phase::Charity);
            ask(ctx, QuestionKind::Charity, seat, static_cast<std::size_t>(excess),
                static_cast<std::size_t>(excess));
            return Step::Wait;
        }
        state.stack[i].step = 1;
        fireTriggers(ctx, TriggerOn::TurnEnd, seat, kNoCard, Cause::Any, seat);
        return Step::Again;
    }
    state.stack.pop_back();
    startTurn(ctx, state.leftOf(seat));
    return Step::Again;
}

}  // namespace kickdoor
