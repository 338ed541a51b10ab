// apply(): carries out a legal command and continues to the next decision.
#include "rules/apply/apply.h"

#include "base/seats.h"
#include "rules/judge/parts.h"
#include "rules/moves/moves.h"

namespace kickdoor {
namespace {

// Commands outside the fight, which nobody can answer: they do not change an open window.
bool isAside(CommandKind kind) {
    switch (kind) {
        case CommandKind::Equip:
        case CommandKind::Unequip:
        case CommandKind::OfferTrade:
        case CommandKind::Accept:
        case CommandKind::Decline:
        case CommandKind::Withdraw:
        case CommandKind::Pass: return true;
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Play:
        case CommandKind::Keep: case CommandKind::Discard: case CommandKind::Sell:
        case CommandKind::Use: case CommandKind::AskHelp: case CommandKind::OfferHelp:
        case CommandKind::LeaveCombat: case CommandKind::Fight: case CommandKind::RunAway:
        case CommandKind::Flee: case CommandKind::Choose: case CommandKind::GiveCharity:
        case CommandKind::kCount:
            // clang-format on
            break;
    }
    return false;
}

// R8.10: any interference closes the window, which is opened again for all players if still needed. An open
// question is also closed and asked again.
void closeWhatInterferenceReopens(GameState& state, const Command& command) {
    if (state.question.kind != QuestionKind::None) {
        state.question = Question{};
        return;
    }
    if (isAside(command.kind())) return;
    const bool keepsLastCard =
        state.window.kind == WindowKind::LastCard && command.kind() == CommandKind::Discard;
    state.window = {WindowKind::None, keepsLastCard ? state.window.waiting : SeatSet()};
}

void carryOut(Context& ctx, const Command& command, bool laidDown) {
    GameState& state = ctx.state;
    switch (command.kind()) {
        case CommandKind::KickOpenDoor: return kickOpenDoor(ctx, DoorFrom::Deck);
        case CommandKind::ListenAtDoor: return listenAtDoor(ctx);
        case CommandKind::LootRoom: return lootRoom(ctx);
        case CommandKind::EndTurn: return pushNextTurn(ctx);
        case CommandKind::LookForTrouble: return lookForTrouble(ctx, command.move.card);
        case CommandKind::Keep:
            putInHand(ctx, command.move.card, state.active);
            ctx.emit(eventOf(EventKind::CardKept, state.active, command.move.card));
            return leaveRevealed(ctx);
        case CommandKind::Play: return applyPlay(ctx, command, laidDown);
        case CommandKind::Use: return applyUse(ctx, command);
        case CommandKind::Equip: return applyEquipment(ctx, command, true);
        case CommandKind::Unequip: return applyEquipment(ctx, command, false);
        case CommandKind::Discard: return applyDiscard(ctx, command);
        case CommandKind::Sell: return applySale(ctx, command);
        case CommandKind::OfferTrade: return offerTrade(ctx, command);
        case CommandKind::AskHelp: return askHelp(ctx, command);
        case CommandKind::OfferHelp: return offerHelp(ctx, command);
        case CommandKind::Accept: return acceptOffer(ctx, command);
        case CommandKind::Decline: return declineOffer(ctx, command);
        case CommandKind::Withdraw: return withdrawOffer(ctx, command);
        case CommandKind::LeaveCombat: return dropHelper(ctx);
        case CommandKind::Fight:
            state.combat.stage = CombatStage::Settling;
            return ctx.emit(eventOf(EventKind::FightDeclared, command.by()));
        case CommandKind::RunAway: return startRunningAway(ctx);
        case CommandKind::Flee: return flee(ctx, command.by(), command.move.card);
        case CommandKind::Choose:
        case CommandKind::GiveCharity: return applyAnswer(ctx, command);
        case CommandKind::Pass: return applyPass(ctx, command.by());
        case CommandKind::kCount: return;
    }
}

}  // namespace

void applyPass(Context& ctx, Seat by) {
    GameState& state = ctx.state;
    if (state.phase == Phase::Setup) {
        state.player[by].setUpDone = 1;
        ctx.emit(eventOf(EventKind::PlayerSetUp, by));
        for (const Seat seat : everySeat(state.players))
            if (state.player[seat].setUpDone == 0) return;
        ctx.emit(eventOf(EventKind::GameStarted));
        return pushInitiative(ctx);
    }
    state.window.waiting = state.window.waiting.without(by);
    ctx.emit(eventOf(EventKind::Passed, by));
    if (!state.window.waiting.empty()) return;
    const WindowKind kind = state.window.kind;
    state.window = Window{};
    ctx.emit(eventOf(EventKind::WindowClosed, kNoSeat, kNoCard, static_cast<int>(kind)));
    if (kind == WindowKind::Settle) return ctx.game.rules.criticalCombat ? pushDice(ctx) : pushRewards(ctx);
    if (kind == WindowKind::LastCard) return startRunningAway(ctx);
    // Roll and Strike: continues the frame that opened the window.
    if (!state.stack.empty()) ++state.stack.back().step;
}

void applyLegal(const Game& game, GameState& state, const Command& command, EventSink* sink) {
    Context ctx{game, state, sink};
    const bool laidDown = command.kind() == CommandKind::Play &&
                          laysOneShotDown(game, state, command, openWhen(state, command.by()));
    if (command.kind() != CommandKind::Pass) {
        ++state.epoch;
        closeWhatInterferenceReopens(state, command);
    }
    carryOut(ctx, command, laidDown);
    run(ctx);
    ctx.emit(eventOf(EventKind::Settled));
}

Refusals apply(const Game& game, GameState& state, const Command& command, EventSink* sink) {
    Refusals refusals = judge(game, state, command);
    if (refusals.empty()) applyLegal(game, state, command, sink);
    return refusals;
}

SeatSet waitingFor(const GameState& state) {
    if (state.phase == Phase::Over) return {};
    if (state.question.kind != QuestionKind::None) return SeatSet::of(state.question.asked);
    if (state.window.kind != WindowKind::None) return state.window.waiting;
    if (state.phase == Phase::Setup) {
        SeatSet seats;
        for (const Seat seat : everySeat(state.players))
            if (state.player[seat].setUpDone == 0) seats = seats.with(seat);
        return seats;
    }
    const Combat& combat = state.combat;
    if (combat.stage == CombatStage::Fleeing) {
        SeatSet seats;
        for (const MonsterEntry& entry : combat.monsters) {
            if (!hasFled(state, entry, combat.fighter)) seats = seats.with(combat.fighter);
            if (combat.helper != kNoSeat && !hasFled(state, entry, combat.helper))
                seats = seats.with(combat.helper);
        }
        return seats;
    }
    if (combat.stage == CombatStage::Open && state.offers[combat.fighter].kind == OfferKind::AskHelp)
        return SeatSet::of(state.offers[combat.fighter].to);
    return SeatSet::of(state.active);
}

SeatSet mayAnswer(const GameState& state) {
    SeatSet seats = waitingFor(state);
    if (momentOf(state) == Moment::Question) {
        const Question& question = state.question;
        const Offer& offer = state.offers[question.asked];
        const bool mends = question.kind == QuestionKind::BigItems && offer.kind == OfferKind::Trade;
        return mends ? seats.with(offer.to) : seats;  // R7.4: a Big Item is being given away
    }
    for (const Offer& offer : state.offers)
        if (offer.kind != OfferKind::None) seats = seats.with(offer.to);
    return seats;
}

}  // namespace kickdoor
