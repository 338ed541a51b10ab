// R11: death and Looting the Body.
#include "base/insertion_sort.h"
#include "base/seats.h"
#include "rules/chapters/procedures.h"
#include "rules/moves/moves.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr std::uint8_t kDie = 0;
constexpr std::uint8_t kLoot = 1;
constexpr std::uint8_t kAfter = 2;

bool isKept(const CardDef& def) {
    return def.kind == CardKind::Identity || def.kind == CardKind::Doubling;
}  // R11.1

void layOut(Context& ctx, Seat seat) {
    CardTable& cards = ctx.state.cards;
    const auto lay = [&](CardId card) {
        cards.move(card, {Zone::Body, kNoSeat}, CardTable::End::Bottom);
        cards.setKnown(card, kEveryone);
    };
    while (cards.first(Zone::Hand, seat) != kNoCard) lay(cards.first(Zone::Hand, seat));
    for (;;) {
        CardId found = kNoCard;
        for (const CardId card : cards.in(Zone::InPlay, seat))
            if (!isKept(ctx.defOf(card))) {
                found = card;
                break;
            }
        if (found == kNoCard) break;
        // R11.2: attached cards are laid out separately. They follow their host in the list, so each gets its
        // turn.
        const CardId attached = cards.firstAttached(found);
        lay(attached != kNoCard && !isKept(ctx.defOf(attached)) ? attached : found);
    }
}

void leaveFight(Context& ctx, Seat seat) {
    GameState& state = ctx.state;
    Combat& combat = state.combat;
    for (Frame& frame : state.stack)
        if (frame.kind == FrameKind::FleeResult && frame.victim == seat) frame.victim = kNoSeat;
    cancelStrikesOn(ctx, seat);
    if (!state.inCombat(seat)) return;
    if (combat.stage == CombatStage::Fleeing) {
        const std::uint8_t bits = seat == combat.fighter ? 1 : 2;  // R9.5: no more rolls
        for (MonsterEntry& entry : combat.monsters) entry.fled = static_cast<std::uint8_t>(entry.fled | bits);
    } else if (seat == combat.helper && combat.stage != CombatStage::Done) {
        dropHelper(ctx);
    }
}

// R11.2: from the highest Level down; ties roll, and roll again while they tie.
void orderLooters(Context& ctx, Seat dead) {
    struct Looter {
        Seat seat;
        int level;
        std::uint64_t rolls;  // results so far, the first the most significant
    };
    FixedVector<Looter, kMaxSeats> looters;
    for (Seat seat = ctx.state.leftOf(dead); seat != dead; seat = ctx.state.leftOf(seat))
        if (ctx.state.isLiving(seat)) looters.push_back({seat, ctx.state.player[seat].level, 0});
    const auto rank = [](const Looter& looter) { return std::pair(looter.level, looter.rolls); };
    constexpr int kMaxRounds = 8;    // after that, the order clockwise from the dead player
    constexpr int kBelowNone = 100;  // results may be negative
    constexpr int kMostResult = 255;
    for (int left = kMaxRounds; left != 0; --left) {
        SeatSet tied;
        for (const Looter& a : looters)
            for (const Looter& b : looters)
                if (a.seat != b.seat && rank(a) == rank(b)) tied = tied.with(a.seat);
        if (tied.empty()) break;
        for (Looter& looter : looters) {
            std::uint64_t result = 0;
            if (tied.has(looter.seat)) {
                const int face = nextFace(ctx, 6);
                ctx.state.lastFace = static_cast<std::uint8_t>(face);
                ctx.state.lastSides = 6;
                ctx.emit(dieRolled(looter.seat, kNoCard, face, 6));
                // R10.5: what changes every die of a player changes this one.
                const int total = face + statOf(ctx.game, ctx.state, looter.seat, Stat::DieRoll);
                result = static_cast<std::uint64_t>(std::clamp(total + kBelowNone, 0, kMostResult));
            }
            looter.rolls = looter.rolls << 8U | result;
        }
    }
    insertionSort(looters.begin(), looters.end(),
                  [&](const Looter& a, const Looter& b) { return rank(a) > rank(b); });
    ctx.state.lootOrder.clear();
    for (const Looter& looter : looters) ctx.state.lootOrder.push_back(looter.seat);
}

void die(Context& ctx, Seat seat) {
    GameState& state = ctx.state;
    state.player[seat].status = PlayerStatus::Dead;
    for (const Seat s : everySeat(state.players))
        if (s == seat || state.offers[s].to == seat) state.offers[s] = Offer{};
    layOut(ctx, seat);
    leaveFight(ctx, seat);
    ctx.emit(eventOf(EventKind::Died, seat));
    if (state.cards.size(Zone::Body) > 0) orderLooters(ctx, seat);
}

void take(Context& ctx, CardId card) {
    const Seat seat = ctx.state.lootOrder[0];
    ctx.state.lootOrder.eraseAt(0);
    putInHand(ctx, card, seat);
    ctx.emit(eventBetween(EventKind::Looted, seat, ctx.state.stack.back().victim, card));
}

}  // namespace

void pushDeath(Context& ctx, Seat seat) {
    Frame frame;
    frame.kind = FrameKind::Death;
    frame.victim = seat;
    push(ctx, frame);
}

Step stepDeath(Context& ctx, std::size_t i) {
    GameState& state = ctx.state;
    const Seat dead = state.stack[i].victim;
    if (state.stack[i].step == kDie) {
        state.stack[i].step = kLoot;
        if (!state.isLiving(dead)) {
            state.stack.pop_back();
            return Step::Again;
        }
        die(ctx, dead);
        return Step::Again;
    }
    if (state.stack[i].step == kLoot) {
        if (!state.lootOrder.empty() && state.cards.size(Zone::Body) > 0) {
            ask(ctx, QuestionKind::Cards, state.lootOrder[0], 1, 1);
            return Step::Wait;
        }
        state.lootOrder.clear();
        while (state.cards.first(Zone::Body) != kNoCard) discardCard(ctx, state.cards.first(Zone::Body));
        state.stack[i].step = kAfter;
        return Step::Again;
    }
    state.stack.pop_back();
    if (ctx.game.rules.rebirthAtOnce) {  // R11.4
        state.player[dead].status = PlayerStatus::NeedsHand;
        state.player[dead].cannotHelp = 1;
        ctx.emit(eventOf(EventKind::Reborn, dead));
        pushNewCharacter(ctx, dead);
    }
    for (const Seat seat : everySeat(state.players))
        if (seat != dead && state.isLiving(seat))
            fireTriggers(ctx, TriggerOn::OtherDied, seat, kNoCard, Cause::Any, dead);
    return Step::Again;
}

void answerLoot(Context& ctx, CardId card) {
    take(ctx, card);
}

}  // namespace kickdoor
