// R11: death and Looting the Body.
#include "base/insertion_sort.h"
#include "base/seats.h"
#include "rules/moves.h"
#include "rules/procedures.h"

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
        // R11.2: what is attached lies apart; it follows its host in the list, so each is laid out in turn.
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
    FixedVector<Seat, kMaxSeats> order;
    std::array<Looter, kMaxSeats> looters{};
    std::size_t count = 0;
    for (Seat seat = ctx.state.leftOf(dead); seat != dead; seat = ctx.state.leftOf(seat))
        if (ctx.state.isLiving(seat)) looters[count++] = {seat, ctx.state.player[seat].level, 0};
    const auto ties = [](const Looter& a, const Looter& b) {
        return a.level == b.level && a.rolls == b.rolls;
    };
    constexpr int kMaxRounds = 8;    // then clockwise from the dead player decides
    constexpr int kBelowNone = 100;  // results may be negative
    constexpr int kMostResult = 255;
    for (int round = 0; round < kMaxRounds; ++round) {
        std::array<bool, kMaxSeats> tied{};
        bool any = false;
        for (std::size_t a = 0; a < count; ++a)
            for (std::size_t b = 0; b < count; ++b)
                if (a != b && ties(looters[a], looters[b])) tied[a] = any = true;
        if (!any) break;
        for (std::size_t a = 0; a < count; ++a) {
            std::uint64_t result = 0;
            if (tied[a]) {
                const int face = nextFace(ctx, 6);
                ctx.state.lastFace = static_cast<std::uint8_t>(face);
                ctx.state.lastSides = 6;
                ctx.emit(eventOf(EventKind::DieRolled, looters[a].seat, kNoCard, face, 6));
                // R10.5: what changes every die of a player changes this one.
                const int total = face + statOf(ctx.game, ctx.state, looters[a].seat, Stat::DieRoll);
                result = static_cast<std::uint64_t>(std::clamp(total + kBelowNone, 0, kMostResult));
            }
            looters[a].rolls = looters[a].rolls << 8U | result;
        }
    }
    insertionSort(looters.begin(), looters.begin() + static_cast<std::ptrdiff_t>(count),
                  [](const Looter& a, const Looter& b) {
                      return a.level != b.level ? a.level > b.level : a.rolls > b.rolls;
                  });
    for (std::size_t a = 0; a < count; ++a) order.push_back(looters[a].seat);
    ctx.state.lootOrder = order;
}

void die(Context& ctx, Seat seat) {
    GameState& state = ctx.state;
    state.player[seat].status = PlayerStatus::Dead;
    for (const Seat s : everySeat(state.players))
        if (s == seat || state.offers[s].to == seat) state.offers[s] = Offer{};
    layOut(ctx, seat);
    leaveFight(ctx, seat);
    ctx.touch(seat);
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
    if (seat == kNoSeat || !ctx.state.isLiving(seat)) return;
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
