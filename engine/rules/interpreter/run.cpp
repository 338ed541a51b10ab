#include "rules/interpreter/run.h"

#include "rules/chapters/characters.h"
#include "rules/chapters/procedures.h"
#include "rules/moves/moves.h"

#include <algorithm>

namespace kickdoor {

namespace {

// Endlessly nested effects leave room on the stack for procedures that must be finished: a roll, a death, an
// excess.
constexpr std::size_t kMostBlocksUp = kMaxFrames - 4;

}  // namespace

void push(Context& ctx, const Frame& frame) {
    if (frame.kind == FrameKind::Block && ctx.state.stack.size() >= kMostBlocksUp) return;
    ctx.state.stack.push_back(frame);
}

Frame blockFrame(ListRef list, const Frame& from) {
    Frame frame = from;
    frame.kind = FrameKind::Block;
    frame.step = 0;
    frame.pending = SeatSet();
    frame.list = list;
    frame.position = 0;
    return frame;
}

std::size_t findFrame(const GameState& state, FrameKind kind) {
    for (std::size_t i = state.stack.size(); i != 0; --i)
        if (state.stack[i - 1].kind == kind) return i - 1;
    return kNoFrame;
}

void ask(Context& ctx, QuestionKind kind, Seat asked, std::size_t least, std::size_t most) {
    ctx.state.question = {kind, asked, static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(most)};
}

namespace {

void fireCard(Context& ctx, TriggerOn on, const CardDef& def, const Frame& frame) {
    if ((def.triggerMask & (1U << static_cast<unsigned>(on))) == 0) return;
    Bindings bindings = bindingsOf(frame);
    // A monster's triggers depend on identities as burdens (R4.7), except those for its defeat.
    bindings.burden = def.kind == CardKind::Monster && on != TriggerOn::Victory;
    for (const TriggerDef& trigger : def.triggers) {
        if (trigger.on != on || !holds(ctx.game, ctx.state, trigger.condition, bindings)) continue;
        push(ctx, blockFrame(trigger.effects, frame));
    }
}

}  // namespace

void fireTriggers(Context& ctx, TriggerOn on, Seat seat, CardId subject, Cause cause, Seat victim) {
    Frame bindings;
    bindings.you = seat;
    bindings.victim = victim;
    bindings.subject = subject;
    bindings.cause = static_cast<std::uint8_t>(cause);
    const auto fire = [&](CardId card) {
        bindings.card = card;
        bindings.def = ctx.state.cards.def(card);
        fireCard(ctx, on, ctx.game.catalog[bindings.def], bindings);
    };
    for (const CardId card : ctx.state.cards.in(Zone::InPlay, seat)) {
        const bool works = ctx.defOf(card).kind != CardKind::Item || ctx.state.cards.isEquipped(card);
        if (works) fire(card);
    }
    for (const CardId card : ctx.state.cards.in(Zone::Curses, seat)) fire(card);
    const DefId character = ctx.state.player[seat].character;
    if (character != kNoDef &&
        (ctx.game.catalog[character].triggerMask & (1U << static_cast<unsigned>(on))) != 0)
        fire(characterOf(ctx.state, seat));
}

void fireMonsterTriggers(Context& ctx, TriggerOn on, const MonsterEntry& monster, Seat victim) {
    Frame bindings;
    bindings.you = victim;
    bindings.victim = victim;
    bindings.card = monster.card;
    bindings.monster = monster.card;
    bindings.def = monster.def;
    bindings.cause = static_cast<std::uint8_t>(Cause::BadStuff);
    fireCard(ctx, on, ctx.game.catalog[monster.def], bindings);
}

namespace {

Step stepAfterPlay(Context& ctx, std::size_t i) {
    const CardId card = ctx.state.stack[i].card;
    ctx.state.stack.pop_back();
    // Discards only cards still being resolved: a Mate may have joined the fight, and a lasting curse stays
    // with its victim.
    if (ctx.state.cards.isIn(card, Zone::Resolving)) discardCard(ctx, card);
    return Step::Again;
}

bool isOpen(const GameState& state) {
    return state.window.kind != WindowKind::None || state.question.kind != QuestionKind::None;
}

// Bounds the work of one command, so no card of a pack can keep the engine busy forever.
constexpr int kMaxSteps = 20000;

// Drops effects that have looped too long. The procedures below them continue.
void dropEffects(GameState& state) {
    for (std::size_t i = state.stack.size(); i != 0; --i) {
        const FrameKind kind = state.stack[i - 1].kind;
        const bool ofBlock = kind == FrameKind::Roll && i > 1 && state.stack[i - 2].kind == FrameKind::Block;
        if (kind == FrameKind::Block || ofBlock) state.stack.eraseAt(i - 1);
    }
}

}  // namespace

Step stepOnce(Context& ctx) {
    const std::size_t i = ctx.state.stack.size() - 1;
    switch (ctx.state.stack[i].kind) {
        case FrameKind::Block: return stepBlock(ctx, i);
        case FrameKind::Strike: return stepStrike(ctx, i);
        case FrameKind::Roll: return stepRoll(ctx, i);
        case FrameKind::FleeResult: return stepFleeResult(ctx, i);
        case FrameKind::Rewards: return stepRewards(ctx, i);
        case FrameKind::EndCombat: return stepEndCombat(ctx, i);
        case FrameKind::Death: return stepDeath(ctx, i);
        case FrameKind::Excess: return stepExcess(ctx, i);
        case FrameKind::NextTurn: return stepNextTurn(ctx, i);
        case FrameKind::Initiative: return stepInitiative(ctx, i);
        case FrameKind::AfterPlay: return stepAfterPlay(ctx, i);
        case FrameKind::Dice: return stepDice(ctx, i);
        case FrameKind::NewCharacter: return stepNewCharacter(ctx, i);
        case FrameKind::None: break;
    }
    ctx.state.stack.pop_back();
    return Step::Again;
}

// R7.3, R7.4, R4.6: corrected at once, before the next step.
void settleTouched(Context& ctx) {
    while (!ctx.touched.empty()) {
        const Seat seat = ctx.touched.first();
        ctx.touched = ctx.touched.without(seat);
        settleEquipment(ctx, seat);
        if (!isOpen(ctx.state)) pushExcess(ctx, seat);
    }
}

void run(Context& ctx) {
    for (int steps = 1; steps <= kMaxSteps * static_cast<int>(kMaxFrames); ++steps) {
        if (ctx.state.phase == Phase::Over) return;
        settleTouched(ctx);
        if (isOpen(ctx.state)) return;
        if (ctx.state.stack.empty()) {
            if (checkVictory(ctx)) return;
            settleCombat(ctx);
            if (ctx.state.stack.empty() && ctx.touched.empty()) return;
            continue;
        }
        if (stepOnce(ctx) == Step::Wait) return;
        if (steps % kMaxSteps == 0) dropEffects(ctx.state);
    }
}

}  // namespace kickdoor
