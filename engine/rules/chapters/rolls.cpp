// Dice, and the window in which a roll may be answered before it counts (scenarios.md, window 2).
#include "rules/chapters/procedures.h"
#include "state/frames.h"

namespace kickdoor {

int nextFace(Context& ctx, int sides) {
    GameState& state = ctx.state;
    auto& stacked = sides == 20 ? state.stackedD20 : state.stackedD6;
    if (!stacked.empty()) {
        const int face = stacked[0];
        stacked.eraseAt(0);
        return face;
    }
    return 1 + static_cast<int>(uniform(state.rng, RngDomain::Dice, static_cast<std::uint32_t>(sides)));
}

void throwDie(Context& ctx) {
    DieRoll& roll = ctx.state.roll;
    roll.face = static_cast<std::uint8_t>(nextFace(ctx, roll.sides));
    ctx.state.lastFace = roll.face;
    ctx.state.lastSides = roll.sides;
    if (roll.purpose == RollPurpose::FightersDie)  // ruling 17: a throw is natural, a turned die is not
        ctx.state.combat.natural = roll.face == kCriticalMiss || roll.face == kCriticalHit ? roll.face : 0;
    ctx.emit(dieRolled(roll.roller, roll.against, roll.face, roll.sides));
}

void pushRoll(Context& ctx, RollPurpose purpose, Seat roller, CardId against, int sides) {
    // A roll thrown in answer to a roll: that waits (R6.1: a curse in the window of another's).
    if (const std::size_t i = findFrame(ctx.state, FrameKind::Roll); i != kNoFrame)
        keepRoll(ctx.state.stack[i], ctx.state.roll);
    DieRoll roll;
    roll.sides = static_cast<std::uint8_t>(sides);
    roll.purpose = purpose;
    roll.roller = roller;
    roll.against = against;
    ctx.state.roll = roll;
    Frame frame;
    frame.kind = FrameKind::Roll;
    frame.you = roller;
    push(ctx, frame);
}

namespace {

bool answersRolls(const Context& ctx) {
    WhenSet answers = bit(When::AnyRoll);
    if (ctx.state.roll.purpose == RollPurpose::RunAway) answers |= bit(When::OwnFleeRoll);
    return (ctx.game.catalog.answers & answers) != 0;
}

constexpr std::uint8_t kThrow = 0;
constexpr std::uint8_t kRollAnswer = 1;
constexpr std::uint8_t kPassed = 2;

}  // namespace

Step stepRoll(Context& ctx, std::size_t i) {
    Frame& frame = ctx.state.stack[i];
    if (const auto kept = takeKeptRoll(frame)) ctx.state.roll = *kept;
    if (frame.step == kThrow) {
        throwDie(ctx);
        for (std::size_t k = ctx.state.usage.size(); k != 0; --k)
            if (ctx.state.usage[k - 1].limit == static_cast<std::uint8_t>(Limit::PerRoll))
                ctx.state.usage.eraseAt(k - 1);
        frame.step = answersRolls(ctx) ? kRollAnswer : kPassed;
        return Step::Again;
    }
    if (frame.step == kRollAnswer) {
        // The window opens again after every answer, so players who passed may answer it.
        ctx.state.window = {WindowKind::Roll, ctx.state.living()};
        ctx.emit(windowOpened(WindowKind::Roll));
        return Step::Wait;
    }
    ctx.state.stack.pop_back();
    return Step::Again;
}

}  // namespace kickdoor
