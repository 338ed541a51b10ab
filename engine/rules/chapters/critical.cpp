// R8.13, the option critical combat: a d20 for each side, and the last card. Both dice are always thrown; the
// natural face of the fighters' die decides (ruling 17).
#include "rules/chapters/procedures.h"
#include "rules/moves/moves.h"

namespace kickdoor {
namespace {

constexpr std::uint8_t kOurs = 0;
constexpr std::uint8_t kTheirs = 1;
constexpr std::uint8_t kDecide = 2;

constexpr int kSides = 20;

// The nearest living player to the fighter's right; dead players throw no dice (R11.3).
Seat monstersRoller(const GameState& state) {
    Seat seat = state.combat.fighter;
    do {
        seat = Seat((seat + state.players - 1U) % state.players);
    } while (!state.isLiving(seat) && seat != state.combat.fighter);
    return seat;
}

// The die is stored as a mark of its side without a card.
void countDie(Context& ctx, std::uint8_t side) {
    const int total = rollTotal(ctx.game, ctx.state);
    const Seat roller = ctx.state.roll.roller;
    ctx.state.combat.marks.push_back({static_cast<std::int16_t>(total), kNoDef, side, roller});
    ctx.emit(dieCounted(roller, total, side == kOnMonsters));
}

void decide(Context& ctx) {
    GameState& state = ctx.state;
    Combat& combat = state.combat;
    if (state.player[combat.fighter].status != PlayerStatus::Alive || combat.monsters.empty()) {
        combat.stage = CombatStage::Open;  // an answer to the dice has ended the fight
        return;
    }
    if (combat.natural != 0)
        ctx.emit(eventOf(EventKind::CriticalRolled, combat.fighter, kNoCard, combat.natural));
    if (combat.natural == kCriticalMiss) return startRunningAway(ctx);
    if (combat.natural == kCriticalHit || combatSums(ctx.game, state).winning()) return pushRewards(ctx);
    combat.stage = CombatStage::LastCard;
    SeatSet fighters = SeatSet::of(combat.fighter);
    if (combat.helper != kNoSeat && state.isLiving(combat.helper)) fighters = fighters.with(combat.helper);
    state.window = {WindowKind::LastCard, fighters};
    ctx.emit(windowOpened(WindowKind::LastCard, combat.fighter));
}

}  // namespace

void pushDice(Context& ctx) {
    ctx.state.combat.stage = CombatStage::Dice;
    endTalkOfHelp(ctx.state);  // none is asked after the roll
    Frame frame;
    frame.kind = FrameKind::Dice;
    push(ctx, frame);
}

Step stepDice(Context& ctx, std::size_t i) {
    switch (ctx.state.stack[i].step) {
        case kOurs:
            ctx.state.stack[i].step = kTheirs;
            pushRoll(ctx, RollPurpose::FightersDie, ctx.state.combat.fighter, kNoCard, kSides);
            return Step::Again;
        case kTheirs:
            ctx.state.stack[i].step = kDecide;
            countDie(ctx, kOnFighters);
            pushRoll(ctx, RollPurpose::MonstersDie, monstersRoller(ctx.state), kNoCard, kSides);
            return Step::Again;
        default:
            countDie(ctx, kOnMonsters);
            ctx.state.stack.pop_back();
            decide(ctx);
            return ctx.state.window.kind == WindowKind::None ? Step::Again : Step::Wait;
    }
}

}  // namespace kickdoor
