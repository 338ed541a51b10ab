// R9: running away.
#include "rules/chapters/procedures.h"

namespace kickdoor {
namespace {

constexpr std::uint8_t kFighterBit = 1;
constexpr std::uint8_t kHelperBit = 2;

std::uint8_t bitOf(const GameState& state, Seat seat) {
    if (seat == state.combat.fighter) return kFighterBit;
    return seat == state.combat.helper ? kHelperBit : 0;
}

void escaped(Context& ctx, Seat seat, const MonsterEntry& entry) {
    Event event = eventOf(EventKind::Escaped, seat, entry.card);
    event.def = entry.def;
    ctx.emit(event);
    fireTriggers(ctx, TriggerOn::Escaped, seat, entry.card, Cause::Any, seat);
    fireMonsterTriggers(ctx, TriggerOn::Escaped, entry, seat);  // R9.4
}

void caught(Context& ctx, Seat seat, const MonsterEntry& entry) {
    Event event = eventOf(EventKind::Caught, seat, entry.card);
    event.def = entry.def;
    ctx.emit(event);
    pushStrike(ctx, Cause::BadStuff, seat, seat, entry.card, entry.def);  // R9.2
}

}  // namespace

bool hasFled(const GameState& state, const MonsterEntry& monster, Seat seat) {
    return (monster.fled & bitOf(state, seat)) != 0;
}

bool mustStillFlee(const GameState& state, Seat seat) {
    if (seat == kNoSeat || !state.inCombat(seat)) return false;  // the dead are marked as rolled (R9.5)
    for (const MonsterEntry& entry : state.combat.monsters)
        if (!hasFled(state, entry, seat)) return true;
    return false;
}

Escape escapeFrom(const Game& game, const GameState& state, const MonsterEntry& monster, Seat seat) {
    if (monsterStatOf(game, state, monster, Stat::NoPursuit, seat) > 0) return Escape::Unpursued;
    if (statOf(game, state, seat, Stat::SureEscape) > 0) return Escape::Sure;
    return monsterStatOf(game, state, monster, Stat::NoEscape, seat) > 0 ? Escape::Never : Escape::Rolls;
}

int escapeBonus(const Game& game, const GameState& state, const MonsterEntry& monster, Seat seat) {
    return statOf(game, state, seat, Stat::DieRoll) + statOf(game, state, seat, Stat::RunAway) +
           monsterStatOf(game, state, monster, Stat::RunAway, seat);
}

void startRunningAway(Context& ctx) {
    Combat& combat = ctx.state.combat;
    combat.stage = CombatStage::Fleeing;
    endTalkOfHelp(ctx.state);
    ctx.emit(eventBetween(EventKind::CombatLost, combat.fighter, combat.helper));
}

void flee(Context& ctx, Seat seat, CardId monster) {
    for (MonsterEntry& entry : ctx.state.combat.monsters) {
        if (entry.card != monster) continue;
        entry.fled = static_cast<std::uint8_t>(entry.fled | bitOf(ctx.state, seat));
        const MonsterEntry copy = entry;
        switch (escapeFrom(ctx.game, ctx.state, copy, seat)) {
            case Escape::Unpursued:
            case Escape::Sure: return escaped(ctx, seat, copy);
            case Escape::Never: return caught(ctx, seat, copy);
            case Escape::Rolls: break;
        }
        Frame frame;
        frame.kind = FrameKind::FleeResult;
        frame.victim = seat;
        frame.card = copy.card;
        frame.def = copy.def;
        push(ctx, frame);
        return pushRoll(ctx, RollPurpose::RunAway, seat, copy.card);
    }
}

bool catchNext(Context& ctx) {
    for (const Seat seat : {ctx.state.combat.fighter, ctx.state.combat.helper}) {
        if (seat == kNoSeat) continue;
        for (MonsterEntry& entry : ctx.state.combat.monsters) {
            if (hasFled(ctx.state, entry, seat)) continue;
            entry.fled = static_cast<std::uint8_t>(entry.fled | bitOf(ctx.state, seat));
            caught(ctx, seat, entry);
            return true;
        }
    }
    return false;
}

void escapeAll(Context& ctx, Seat seat) {
    // Ruling 9; no escape after a natural 1 (R8.13).
    if (ctx.state.combat.stage != CombatStage::Fleeing || ctx.state.combat.natural == kCriticalMiss) return;
    for (MonsterEntry& entry : ctx.state.combat.monsters) {
        const std::uint8_t bits = bitOf(ctx.state, seat);
        if (bits == 0 || (entry.fled & bits) != 0) continue;
        entry.fled = static_cast<std::uint8_t>(entry.fled | bits);
        escaped(ctx, seat, entry);
    }
}

Step stepFleeResult(Context& ctx, std::size_t i) {
    const Frame frame = ctx.state.stack[i];
    ctx.state.stack.pop_back();
    const int total = rollTotal(ctx.game, ctx.state);
    MonsterEntry entry;
    entry.card = frame.card;
    entry.def = frame.def;
    if (frame.victim == kNoSeat) return Step::Again;  // R9.5: died of something else meanwhile
    if (total >= kEscapesFrom)
        escaped(ctx, frame.victim, entry);
    else
        caught(ctx, frame.victim, entry);
    return Step::Again;
}

}  // namespace kickdoor
