// A curse or Bad Stuff strikes: first the victim may answer (scenarios.md, window 3), then its effects are
// carried out (R9.2, R10).
#include "rules/chapters/procedures.h"
#include "rules/moves/moves.h"

namespace kickdoor {
namespace {

constexpr std::uint8_t kLoom = 0;
constexpr std::uint8_t kStrikeAnswer = 1;
constexpr std::uint8_t kStrike = 2;
constexpr std::uint8_t kStrikeAfter = 3;
constexpr std::uint8_t kCancelled = 4;

bool isCurse(const Frame& frame) {
    return static_cast<Cause>(frame.cause) == Cause::Curse;
}

bool canBeAnswered(const Context& ctx, const Frame& frame) {
    if (ctx.state.combat.stage == CombatStage::LastCard) return false;  // R8.13: no reply to the last card
    const WhenSet answers =
        bit(When::StrikeOnYou) | bit(isCurse(frame) ? When::CurseOnYou : When::BadStuffOnYou);
    return (ctx.game.catalog.answers & answers) != 0;
}

void discardCurse(Context& ctx, CardId card) {
    if (ctx.state.cards.isIn(card, Zone::Resolving)) discardCard(ctx, card);
}

}  // namespace

void pushStrike(Context& ctx, Cause cause, Seat victim, Seat by, CardId card, DefId def) {
    Frame frame;
    frame.kind = FrameKind::Strike;
    frame.you = by;
    frame.victim = victim;
    frame.card = card;
    frame.def = def;
    frame.monster = cause == Cause::BadStuff ? card : kNoCard;
    frame.cause = static_cast<std::uint8_t>(cause);
    push(ctx, frame);
}

Step stepStrike(Context& ctx, std::size_t i) {
    Frame& frame = ctx.state.stack[i];
    const Frame now = frame;
    const CardDef& def = ctx.game.catalog[now.def];
    switch (now.step) {
        case kLoom:
            ctx.emit(eventOf(EventKind::StrikeLoomed, now.victim, now.card, now.cause));
            if (!ctx.state.isLiving(now.victim) ||
                (isCurse(now) && statOf(ctx.game, ctx.state, now.victim, Stat::CurseProof) > 0))
                frame.step = kCancelled;
            else
                frame.step = canBeAnswered(ctx, now) ? kStrikeAnswer : kStrike;
            return Step::Again;
        case kStrikeAnswer:
            ctx.state.window = {WindowKind::Strike, SeatSet::of(now.victim)};
            ctx.emit(windowOpened(WindowKind::Strike, now.victim, now.card));
            return Step::Wait;
        case kStrike:
            frame.step = kStrikeAfter;
            if (isCurse(now)) ctx.emit(eventOf(EventKind::CurseStruck, now.victim, now.card));
            if (isCurse(now) && def.lasting) {
                // R10.2: it stays with the victim. It is placed before its effects, so its modifiers count at
                // once.
                ctx.state.cards.move(now.card, {Zone::Curses, now.victim}, CardTable::End::Bottom);
                ctx.touch(now.victim);
            }
            if (const ListRef effects = isCurse(now) ? def.effects : def.badStuff; effects != kNoRef)
                push(ctx, blockFrame(effects, now));
            return Step::Again;
        case kCancelled: ctx.emit(eventOf(EventKind::StrikeCancelled, now.victim, now.card)); [[fallthrough]];
        default:
            ctx.state.stack.pop_back();
            if (isCurse(now)) discardCurse(ctx, now.card);
            return Step::Again;
    }
}

void cancelStrike(Context& ctx) {
    const std::size_t i = findFrame(ctx.state, FrameKind::Strike);
    if (i != kNoFrame && ctx.state.stack[i].step <= kStrikeAnswer) ctx.state.stack[i].step = kCancelled;
}

void cancelStrikesOn(Context& ctx, Seat seat) {
    for (Frame& frame : ctx.state.stack)
        if (frame.kind == FrameKind::Strike && frame.victim == seat && frame.step <= kStrikeAnswer)
            frame.step = kCancelled;
}

void redirectStrike(Context& ctx, Seat to) {
    const std::size_t i = findFrame(ctx.state, FrameKind::Strike);
    if (i == kNoFrame || to == kNoSeat || ctx.state.stack[i].step > kStrikeAnswer) return;
    ctx.state.stack[i].victim = to;
    ctx.state.stack[i].step = kLoom;  // the new victim may answer, too
}

}  // namespace kickdoor
