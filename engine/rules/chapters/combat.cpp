// R8: the fight, from the monster's reveal to its end.
#include "base/indices.h"
#include "base/seats.h"
#include "rules/chapters/procedures.h"
#include "rules/moves/moves.h"

#include <algorithm>

namespace kickdoor {

void startCombat(Context& ctx, CardId monster) {
    GameState& state = ctx.state;
    clearFresh(ctx);
    state.combat = Combat{};
    state.combat.stage = CombatStage::Open;
    state.combat.fighter = state.active;
    state.metMonster = 1;
    fireTriggers(ctx, TriggerOn::CombatStart, state.active, monster, Cause::Any, state.active);
    addMonster(ctx, monster, state.cards.def(monster), kNoCard, kNoSeat);
}

void addMonster(Context& ctx, CardId card, DefId def, CardId mateOf, Seat by) {
    Combat& combat = ctx.state.combat;
    putOpen(ctx, card, Zone::Monsters);
    MonsterEntry entry;
    entry.card = card;
    entry.def = def;
    entry.mateOf = mateOf;
    if (!combat.monsters.push_back(entry)) {
        discardCard(ctx, card);
        return;
    }
    Event event = eventOf(combat.monsters.size() == 1 ? EventKind::CombatStarted : EventKind::MonsterJoined,
                          combat.monsters.size() == 1 ? combat.fighter : by, card);
    event.def = def;
    ctx.emit(event);
    fireMonsterTriggers(ctx, TriggerOn::CombatStart, entry, combat.fighter);
}

void notePaying(Context& ctx, DefId def) {
    constexpr auto kPays = 1U << static_cast<unsigned>(TriggerOn::Victory);
    if ((ctx.game.catalog[def].triggerMask & kPays) != 0) ctx.state.combat.paying.push_back(def);
}

void removeMonster(Context& ctx, CardId card, Removal how) {
    Combat& combat = ctx.state.combat;
    const bool killed = how == Removal::Killed;
    const bool keepTreasures = killed || how == Removal::TreasuresKept;
    for (const std::size_t i : indicesOf(combat.monsters)) {
        if (combat.monsters[i].card != card) continue;
        if (keepTreasures)
            combat.keptTreasures = static_cast<std::uint8_t>(
                std::min(255, combat.keptTreasures + treasuresOf(ctx.game, ctx.state, i)));
        if (killed) {
            ++combat.killedMonsters;
            countBoss(ctx, card, combat.monsters[i].def);
            combat.killedLevels =
                static_cast<std::uint8_t>(combat.killedLevels + levelsForKill(ctx.game, ctx.state, i));
        }
        // R8.12: its victory trigger is carried out with the other rewards if the fight is won.
        const DefId def = combat.monsters[i].def;
        if (killed || (keepTreasures && ctx.game.catalog[def].specialTreasure)) notePaying(ctx, def);
        Event event = eventOf(EventKind::MonsterRemoved, kNoSeat, card, killed ? 1 : 0);
        event.def = def;
        // Its mates stay in the fight (ruling 8).
        for (MonsterEntry& entry : combat.monsters)
            if (entry.mateOf == card) entry.mateOf = kNoCard;
        combat.monsters.eraseAt(i);
        discardCard(ctx, card);  // its enhancers go with it (ruling 7)
        ctx.emit(event);
        return;
    }
}

void discardAlsoFromFight(Context& ctx, CardId card, DiscardedBy by) {
    for (const MonsterEntry& entry : ctx.state.combat.monsters)
        if (entry.card == card) return removeMonster(ctx, card, Removal::TreasuresLost);
    discardCard(ctx, card, by);
}

bool mayMonstersJoin(const GameState& state) {
    const CombatStage stage = state.combat.stage;
    return stage == CombatStage::Open || stage == CombatStage::Settling || stage == CombatStage::LastCard;
}

void addMark(Context& ctx, DefId source, std::uint8_t target, Seat by, int amount, CardId card) {
    Combat& combat = ctx.state.combat;
    if (!ctx.state.combatOn() || amount == 0) return;
    const auto same = std::find_if(combat.marks.begin(), combat.marks.end(), [&](const StrengthMark& m) {
        return m.source == source && m.target == target && m.by == by;
    });
    if (same != combat.marks.end())
        same->amount = static_cast<std::int16_t>(same->amount + amount);
    else
        combat.marks.push_back({static_cast<std::int16_t>(amount), source, target, by});
    Event event = eventBetween(EventKind::StrengthMarked, by, target < kMaxSeats ? Seat(target) : kNoSeat,
                               card, amount);
    event.number2 = target;
    event.def = source;
    ctx.emit(event);
}

void joinAsHelper(Context& ctx, Seat seat, const Terms& terms, HelpBy by) {
    GameState& state = ctx.state;
    const bool forced = by == HelpBy::Force;
    state.combat.helper = seat;
    state.combat.helperForced = forced ? 1 : 0;
    state.combat.terms = terms;
    if (state.combat.stage == CombatStage::Settling) state.window = Window{};  // opened again (R8.10)
    endTalkOfHelp(state);
    // Players in combat cannot trade (R7.6).
    for (const Seat s : everySeat(state.players))
        if (s == seat || state.offers[s].to == seat) state.offers[s] = Offer{};
    ctx.touch(seat);
    ctx.emit(eventBetween(EventKind::HelperJoined, seat, state.combat.fighter, kNoCard, forced ? 1 : 0));
    fireTriggers(ctx, TriggerOn::CombatStart, seat, kNoCard, Cause::Any, seat);
}

void dropHelper(Context& ctx) {
    Combat& combat = ctx.state.combat;
    const Seat seat = combat.helper;
    if (seat == kNoSeat) return;
    combat.helper = kNoSeat;
    combat.helperForced = 0;
    combat.terms = Terms{};
    for (std::size_t i = combat.marks.size(); i != 0; --i)
        if (combat.marks[i - 1].target == seat) combat.marks.eraseAt(i - 1);
    ctx.emit(eventOf(EventKind::HelperLeft, seat));
}

namespace {

int bossesIn(const Game& game, const Combat& combat) {
    return static_cast<int>(
        std::count_if(combat.monsters.begin(), combat.monsters.end(),
                      [&](const MonsterEntry& entry) { return game.catalog[entry.def].boss; }));
}

// The fighter and helper, as far as they would reach the goal, regardless of Boss Monsters.
SeatSet climbers(const Game& game, const GameState& state) {
    const Combat& combat = state.combat;
    int levels = combat.killedLevels;
    for (const std::size_t i : indicesOf(combat.monsters)) levels += levelsForKill(game, state, i);
    SeatSet there;
    if (state.player[combat.fighter].level + levels >= game.rules.goal()) there = there.with(combat.fighter);
    if (combat.helper != kNoSeat &&
        state.player[combat.helper].level + levelsForHelping(game, state) >= game.rules.goal())
        there = there.with(combat.helper);
    return there;
}

}  // namespace

bool isForTheWin(const Game& game, const GameState& state) {
    if (!state.combatOn() || bossesStand(game, state, bossesIn(game, state.combat))) return false;
    return !climbers(game, state).empty();
}

SeatSet winnersOfFight(const Game& game, const GameState& state) {
    if (!isForTheWin(game, state) || bossesStand(game, state, 0)) return {};
    SeatSet winners = climbers(game, state);
    const Combat& combat = state.combat;
    if (game.rules.sharedVictory && winners.has(combat.fighter)) winners = winners.with(combat.helper);
    return winners;
}

GameState withHelper(GameState state, Seat helper) {
    state.combat.helper = helper;
    return state;
}

int levelsForHelping(const Game& game, const GameState& state) {
    const Combat& combat = state.combat;
    const int kills = combat.killedMonsters + static_cast<int>(combat.monsters.size());
    return kills * statOf(game, state, combat.helper, Stat::LevelsAsHelper);
}

bool isHelpForbidden(const Game& game, const GameState& state) {
    return std::any_of(state.combat.monsters.begin(), state.combat.monsters.end(),
                       [&](const MonsterEntry& entry) {
                           return monsterStatOf(game, state, entry, Stat::NoHelp, state.combat.fighter) > 0;
                       });
}

bool mayBeForced(const Game& game, const GameState& state, Seat seat) {
    const CombatStage stage = state.combat.stage;
    return seat < state.players && (stage == CombatStage::Open || stage == CombatStage::Settling) &&
           state.combat.helper == kNoSeat && seat != state.combat.fighter && state.isLiving(seat) &&
           state.player[seat].cannotHelp == 0 && !isHelpForbidden(game, state) && !isForTheWin(game, state);
}

void settleCombat(Context& ctx) {
    GameState& state = ctx.state;
    Combat& combat = state.combat;
    if (combat.stage == CombatStage::None) {
        // A player who died in their own turn can do nothing more in it.
        const bool turnRuns = state.phase == Phase::Arrange || state.phase == Phase::KickOpenDoor ||
                              state.phase == Phase::LookOrLoot;
        if (turnRuns && state.turn > 0 && state.player[state.active].status != PlayerStatus::Alive) {
            while (state.cards.first(Zone::Revealed) != kNoCard)
                discardCard(ctx, state.cards.first(Zone::Revealed));
            state.phase = Phase::End;
            ctx.emit(phaseChanged(state.active, state.phase));
        }
        return;
    }
    Frame end;
    end.kind = FrameKind::EndCombat;
    if (combat.stage == CombatStage::Fleeing) {
        if (combat.natural == kCriticalMiss && catchNext(ctx)) return;
        const bool over = combat.monsters.empty() ||
                          (!mustStillFlee(state, combat.fighter) && !mustStillFlee(state, combat.helper));
        if (over) push(ctx, end);
        return;
    }
    if (state.player[combat.fighter].status != PlayerStatus::Alive) {  // dead: nobody left to win
        push(ctx, end);
        return;
    }
    if (combat.monsters.empty()) {  // R8.11
        pushRewards(ctx);
        return;
    }
    if (combat.stage == CombatStage::Open || state.window.kind != WindowKind::None) return;
    const bool winning = combatSums(ctx.game, state).winning();
    if (combat.stage == CombatStage::LastCard) {
        // If nobody is waited for, the last card has been played; otherwise an identity was discarded (R4.4).
        const SeatSet waiting = state.window.waiting;
        state.window = Window{};
        if (winning) return pushRewards(ctx);
        if (waiting.empty()) return startRunningAway(ctx);
        state.window = {WindowKind::LastCard, waiting};
        return;
    }
    // A player has interfered since `fight` (R8.10). In critical combat the dice may still win the fight
    // (R8.13).
    if (!winning && !ctx.game.rules.criticalCombat) {
        combat.stage = CombatStage::Open;
        return;
    }
    state.window = {WindowKind::Settle, state.living().without(combat.fighter)};
    if (state.window.waiting.empty()) {  // everybody else is dead
        state.window = Window{};
        ctx.game.rules.criticalCombat ? pushDice(ctx) : pushRewards(ctx);
        return;
    }
    ctx.emit(windowOpened(WindowKind::Settle, combat.fighter));
}

void endTalkOfHelp(GameState& state) {
    for (Offer& offer : state.offers)
        if (offer.kind == OfferKind::AskHelp || offer.kind == OfferKind::OfferHelp) offer = Offer{};
}

void clearFight(Context& ctx) {
    const CardTable& cards = ctx.state.cards;
    for (const Zone zone : {Zone::Monsters, Zone::FighterCards, Zone::MonsterCards})
        while (cards.first(zone) != kNoCard) discardCard(ctx, cards.first(zone));
}

Step stepEndCombat(Context& ctx, std::size_t i) {
    GameState& state = ctx.state;
    Combat& combat = state.combat;
    if (state.stack[i].step == 0) {
        state.stack[i].step = 1;
        combat.stage = CombatStage::Done;
        for (const Seat seat : {combat.fighter, combat.helper})
            if (seat != kNoSeat) fireTriggers(ctx, TriggerOn::CombatEnd, seat, kNoCard, Cause::Any, seat);
        return Step::Again;
    }
    state.stack.pop_back();
    for (const Seat seat : {combat.fighter, combat.helper})
        if (seat != kNoSeat) ctx.touch(seat);
    clearFight(ctx);
    for (std::size_t k = state.usage.size(); k != 0; --k) {
        const auto limit = static_cast<Limit>(state.usage[k - 1].limit);
        if (limit == Limit::PerCombat || limit == Limit::PerVictimInCombat || limit == Limit::PerRoll)
            state.usage.eraseAt(k - 1);
    }
    endTalkOfHelp(state);
    combat = Combat{};
    state.window = Window{};
    state.roll = DieRoll{};
    state.phase = Phase::End;
    ctx.emit(eventOf(EventKind::CombatEnded, state.active));
    return Step::Again;
}

}  // namespace kickdoor
