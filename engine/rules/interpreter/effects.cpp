// One case for each effect word of card/vocabulary_rows.h.
#include "evaluation/harm.h"
#include "rules/interpreter/choices.h"
#include "rules/interpreter/run.h"
#include "rules/moves.h"
#include "rules/procedures.h"

#include <algorithm>
#include <cassert>

namespace kickdoor {
namespace {

using Handler = Step (*)(Context&, std::size_t, const Node&);

Frame& frameAt(Context& ctx, std::size_t i) {
    return ctx.state.stack[i];
}
Bindings at(Context& ctx, std::size_t i) {
    return bindingsOf(frameAt(ctx, i));
}

template <class Fn>
void eachSeat(Context& ctx, std::size_t i, std::int16_t who, Fn&& fn) {
    SeatSet seats = resolve(ctx.game, ctx.state, static_cast<Who>(who), at(ctx, i));
    while (!seats.empty()) {
        const Seat seat = nextInTurn(ctx.state, seats);
        seats = seats.without(seat);
        fn(seat);
    }
}

Seat oneSeat(Context& ctx, std::size_t i, std::int16_t who) {
    return resolve(ctx.game, ctx.state, static_cast<Who>(who), at(ctx, i)).first();
}

// Who throws a die, or decides: nobody who is dead (R11.3).
Seat livingSeat(Context& ctx, std::size_t i, std::int16_t who) {
    return (resolve(ctx.game, ctx.state, static_cast<Who>(who), at(ctx, i)) & ctx.state.living()).first();
}

int amount(Context& ctx, std::size_t i, std::int16_t ref, int fallback) {
    return amountOr(ctx.game, ctx.state, ref, at(ctx, i), fallback);
}

void pushBlock(Context& ctx, std::size_t i, std::int16_t list) {
    if (list != kNoRef) push(ctx, blockFrame(list, frameAt(ctx, i)));
}

Step gainLevelsOp(Context& ctx, std::size_t i, const Node& n) {
    eachSeat(ctx, i, n.arg[0],
             [&](Seat seat) { gainLevels(ctx, seat, amount(ctx, i, n.arg[1], 1), n.arg[2] != 0); });
    return Step::Done;
}

Step loseLevelsOp(Context& ctx, std::size_t i, const Node& n) {
    const auto cause = static_cast<Cause>(frameAt(ctx, i).cause);
    eachSeat(ctx, i, n.arg[0], [&](Seat seat) { loseLevels(ctx, seat, amount(ctx, i, n.arg[1], 1), cause); });
    return Step::Done;
}

Step setLevelOp(Context& ctx, std::size_t i, const Node& n) {
    const auto cause = static_cast<Cause>(frameAt(ctx, i).cause);
    eachSeat(ctx, i, n.arg[0], [&](Seat seat) {
        const int change = amount(ctx, i, n.arg[1], 1) - ctx.state.player[seat].level;
        if (change > 0)
            gainLevels(ctx, seat, change, false);
        else
            loseLevels(ctx, seat, -change, cause);
    });
    return Step::Done;
}

Step drawOp(Context& ctx, std::size_t i, const Node& n) {
    const int count = amount(ctx, i, n.arg[2], 1);
    const auto deck = static_cast<Deck>(n.arg[1]);
    const bool shared = isSharedTreasure(ctx, frameAt(ctx, i));
    const Seat fighter = ctx.state.combat.fighter;
    const Face face = shared ? Face::Up : static_cast<Face>(n.arg[3]);
    const SeatSet seats = resolve(ctx.game, ctx.state, static_cast<Who>(n.arg[0]), at(ctx, i));
    if (shared && seats.has(fighter) && ctx.state.isLiving(fighter) &&
        drawShared(ctx, i, deck, count) == Step::Wait)
        return Step::Wait;
    eachSeat(ctx, i, n.arg[0], [&](Seat seat) {
        if (!ctx.state.isLiving(seat) || (shared && seat == fighter)) return;
        for (int k = 0; k < count; ++k)
            if (!drawToHand(ctx, seat, deck, face)) break;
    });
    return Step::Done;
}

Step dieOp(Context& ctx, std::size_t i, const Node& n) {
    eachSeat(ctx, i, n.arg[0], [&](Seat seat) { pushDeath(ctx, seat); });
    return Step::Done;
}

Step changeSexOp(Context& ctx, std::size_t i, const Node& n) {
    eachSeat(ctx, i, n.arg[0], [&](Seat seat) {
        Sex& sex = ctx.state.player[seat].sex;
        sex = sex == Sex::Male ? Sex::Female : Sex::Male;
        ctx.touch(seat);
        ctx.emit(eventOf(EventKind::SexChanged, seat));
    });
    return Step::Done;
}

Step rollOp(Context& ctx, std::size_t i, const Node& n) {
    if (frameAt(ctx, i).step == 0) {
        const Seat roller = livingSeat(ctx, i, n.arg[0]);
        if (roller == kNoSeat) return Step::Done;
        frameAt(ctx, i).step = 1;
        pushRoll(ctx, RollPurpose::Effect, roller, kNoCard, n.arg[2]);
        return Step::Again;
    }
    const int result = std::clamp<int>(rollTotal(ctx.game, ctx.state), 1, n.arg[2]);
    for (const std::int16_t ref : ctx.game.catalog.list(n.arg[1])) {
        const Node& outcome = ctx.game.catalog.node(ref);
        if (result < outcome.arg[0] || result > outcome.arg[1]) continue;
        frameAt(ctx, i).number = static_cast<std::int16_t>(result);
        pushBlock(ctx, i, outcome.arg[2]);
        break;
    }
    return Step::Done;
}

// The effects of a curse, of Bad Stuff, or of what else a monster does but for being killed.
bool hurts(const GameState& state, const Frame& frame) {
    const auto cause = static_cast<Cause>(frame.cause);
    return (cause == Cause::Curse || cause == Cause::BadStuff) &&
           findFrame(state, FrameKind::Rewards) == kNoFrame;
}

Step ifOp(Context& ctx, std::size_t i, const Node& n) {
    Bindings bindings = at(ctx, i);
    // R4.7: what strikes somebody harder for being something is a burden of it; what spares them for it is
    // not.
    bindings.burden = hurts(ctx.state, frameAt(ctx, i)) &&
                      harmOf(ctx.game.catalog, n.arg[1]) > harmOf(ctx.game.catalog, n.arg[2]);
    pushBlock(ctx, i, holds(ctx.game, ctx.state, n.arg[0], bindings) ? n.arg[1] : n.arg[2]);
    return Step::Done;
}

Step forEachOp(Context& ctx, std::size_t i, const Node& n) {
    if (frameAt(ctx, i).step == 0) {
        frameAt(ctx, i).pending = resolve(ctx.game, ctx.state, static_cast<Who>(n.arg[0]), at(ctx, i));
        frameAt(ctx, i).step = 1;
    }
    while (!frameAt(ctx, i).pending.empty()) {
        Frame& frame = frameAt(ctx, i);
        const Seat seat = nextInTurn(ctx.state, frame.pending);
        frame.pending = frame.pending.without(seat);
        Frame inner = blockFrame(n.arg[2], frame);
        inner.player = seat;
        Bindings bindings = bindingsOf(inner);
        bindings.burden = hurts(ctx.state, frame) && harmOf(ctx.game.catalog, n.arg[2]) > 0;
        if (!holds(ctx.game, ctx.state, n.arg[1], bindings)) continue;
        push(ctx, inner);
        return Step::Again;
    }
    return Step::Done;
}

Step choosePlayerOp(Context& ctx, std::size_t i, const Node& n) {
    const SeatSet candidates = playersToChoose(ctx.game, ctx.state, frameAt(ctx, i), n);
    const Seat by = livingSeat(ctx, i, n.arg[0]);
    if (candidates.empty()) return Step::Done;
    if (candidates.size() == 1 || by == kNoSeat) {
        Frame inner = blockFrame(n.arg[3], frameAt(ctx, i));
        inner.chosen = candidates.first();
        push(ctx, inner);
        return Step::Done;
    }
    ask(ctx, QuestionKind::Players, by, 1, 1);
    return Step::Wait;
}

Step chooseOneOp(Context& ctx, std::size_t i, const Node& n) {
    const std::uint32_t possible = optionsPossible(ctx.game, ctx.state, frameAt(ctx, i), n);
    if (possible == 0) return Step::Done;
    const Seat by = livingSeat(ctx, i, n.arg[0]);
    if (std::has_single_bit(possible) || by == kNoSeat) {
        const auto list = ctx.game.catalog.list(n.arg[1]);
        const auto first = static_cast<std::size_t>(std::countr_zero(possible));
        pushBlock(ctx, i, ctx.game.catalog.node(list[first]).arg[1]);
        return Step::Done;
    }
    ask(ctx, QuestionKind::Option, by, 1, 1);
    return Step::Wait;
}

Step mayOp(Context& ctx, std::size_t i, const Node& n) {
    const Seat by = livingSeat(ctx, i, n.arg[0]);
    if (by == kNoSeat) return Step::Done;
    ask(ctx, QuestionKind::Option, by, 1, 1);
    return Step::Wait;
}

Step addStrengthOp(Context& ctx, std::size_t i, const Node& n) {
    const Frame& frame = frameAt(ctx, i);
    std::uint8_t target = kOnFighters;
    switch (static_cast<Side>(n.arg[0])) {
        case Side::Fighters: target = kOnFighters; break;
        case Side::Monsters: target = kOnMonsters; break;
        case Side::Target:
            target = frame.target != kNoSeat       ? frame.target
                     : frame.spare == kAimMonsters ? kOnMonsters
                                                   : kOnFighters;
            break;
    }
    addMark(ctx, frame.def, target, frame.you, amount(ctx, i, n.arg[1], 0), frame.card);
    return Step::Done;
}

template <class Fn>
void eachMonster(Context& ctx, std::size_t i, std::int16_t which, Fn&& fn) {
    FixedVector<CardId, kMaxMonsters> found;
    const Frame& frame = frameAt(ctx, i);
    const auto mode = static_cast<WhichMonster>(which);
    for (const MonsterEntry& entry : ctx.state.combat.monsters) {
        const bool meant = mode == WhichMonster::All ||
                           (mode == WhichMonster::This && entry.card == frame.card) ||
                           (mode == WhichMonster::Target && entry.card == frame.monster);
        if (meant) found.push_back(entry.card);
    }
    for (const CardId card : found) fn(card);
}

Step removeMonsterOp(Context& ctx, std::size_t i, const Node& n) {
    const bool kept = static_cast<TreasureFate>(n.arg[1]) == TreasureFate::Kept;
    eachMonster(ctx, i, n.arg[0], [&](CardId card) { removeMonster(ctx, card, kept, false); });
    return Step::Done;
}

Step killMonsterOp(Context& ctx, std::size_t i, const Node& n) {
    eachMonster(ctx, i, n.arg[0], [&](CardId card) { removeMonster(ctx, card, true, true); });
    return Step::Done;
}

// Brings the monster that was played with the card: nothing else, and not twice.
Step joinFightOp(Context& ctx, std::size_t i, const Node&) {
    const Frame frame = frameAt(ctx, i);
    const CardTable& cards = ctx.state.cards;
    const bool comes = frame.subject != kNoCard && cards.isIn(frame.subject, Zone::Hand, frame.you) &&
                       ctx.defOf(frame.subject).kind == CardKind::Monster;
    if (comes && mayMonstersJoin(ctx.state))
        addMonster(ctx, frame.subject, cards.def(frame.subject), kNoCard, frame.you);
    return Step::Done;
}

Step joinAsMateOp(Context& ctx, std::size_t i, const Node&) {
    const Frame frame = frameAt(ctx, i);
    const bool played = frame.card != kNoCard && ctx.state.cards.isIn(frame.card, Zone::Resolving);
    if (!played || !mayMonstersJoin(ctx.state)) return Step::Done;
    for (const MonsterEntry& entry : ctx.state.combat.monsters)
        if (entry.card == frame.monster) {
            addMonster(ctx, frame.card, entry.def, entry.mateOf != kNoCard ? entry.mateOf : entry.card,
                       frame.you);
            break;
        }
    return Step::Done;
}

Step escapeOp(Context& ctx, std::size_t i, const Node& n) {
    eachSeat(ctx, i, n.arg[0], [&](Seat seat) { escapeAll(ctx, seat); });
    return Step::Done;
}

Step forceHelpOp(Context& ctx, std::size_t i, const Node& n) {
    const Seat seat = oneSeat(ctx, i, n.arg[0]);
    if (mayBeForced(ctx.game, ctx.state, seat)) joinAsHelper(ctx, seat, Terms{}, true);
    return Step::Done;
}

Step leaveFightOp(Context& ctx, std::size_t i, const Node& n) {
    const Seat seat = oneSeat(ctx, i, n.arg[0]);
    if (seat != kNoSeat && seat == ctx.state.combat.helper) dropHelper(ctx);
    return Step::Done;
}

Step lookAtHandOp(Context& ctx, std::size_t i, const Node& n) {
    eachSeat(ctx, i, n.arg[0], [&](Seat by) {
        eachSeat(ctx, i, n.arg[1], [&](Seat of) {
            for (const CardId card : ctx.state.cards.in(Zone::Hand, of))
                ctx.state.cards.setKnown(card, ctx.state.cards.knownBy(card).with(by));
            ctx.emit(eventBetween(EventKind::HandSeen, by, of));
        });
    });
    return Step::Done;
}

Step lookAtDeckOp(Context& ctx, std::size_t i, const Node& n) {
    const Seat by = oneSeat(ctx, i, n.arg[0]);
    if (by == kNoSeat) return Step::Done;
    const auto deck = static_cast<Deck>(n.arg[1]);
    const int most = amount(ctx, i, n.arg[2], 1);
    CardId card = topOfDeck(ctx, deck);
    int seen = 0;
    for (; card != kNoCard && seen < most; ++seen, card = ctx.state.cards.next(card))
        ctx.state.cards.setKnown(card, ctx.state.cards.knownBy(card).with(by));
    if (seen > 0) ctx.emit(eventOf(EventKind::DeckSeen, by, kNoCard, n.arg[1], seen));
    return Step::Done;
}

Step cancelStrikeOp(Context& ctx, std::size_t, const Node&) {
    cancelStrike(ctx);
    return Step::Done;
}

Step redirectStrikeOp(Context& ctx, std::size_t i, const Node& n) {
    redirectStrike(ctx, oneSeat(ctx, i, n.arg[0]));
    return Step::Done;
}

Step rerollOp(Context& ctx, std::size_t, const Node&) {
    if (findFrame(ctx.state, FrameKind::Roll) != kNoFrame) throwDie(ctx);
    return Step::Done;
}

Step setRollOp(Context& ctx, std::size_t i, const Node&) {
    if (findFrame(ctx.state, FrameKind::Roll) == kNoFrame) return Step::Done;
    ask(ctx, QuestionKind::Number, frameAt(ctx, i).you, 1, ctx.state.roll.sides);
    return Step::Wait;
}

Step addToRollOp(Context& ctx, std::size_t i, const Node& n) {
    if (findFrame(ctx.state, FrameKind::Roll) == kNoFrame) return Step::Done;
    DieRoll& roll = ctx.state.roll;
    roll.modifier = static_cast<std::int16_t>(roll.modifier + amount(ctx, i, n.arg[0], 0));
    ctx.emit(eventOf(EventKind::RollChanged, roll.roller, kNoCard, roll.face, roll.modifier));
    return Step::Done;
}

Handler handlerOf(EffectOp op) {
    switch (op) {
        case EffectOp::GainLevels: return gainLevelsOp;
        case EffectOp::LoseLevels: return loseLevelsOp;
        case EffectOp::SetLevel: return setLevelOp;
        case EffectOp::Discard:
        case EffectOp::Take: return moveSelectedOp;
        case EffectOp::Draw: return drawOp;
        case EffectOp::Die: return dieOp;
        case EffectOp::ChangeSex: return changeSexOp;
        case EffectOp::Roll: return rollOp;
        case EffectOp::If: return ifOp;
        case EffectOp::ForEach: return forEachOp;
        case EffectOp::ChoosePlayer: return choosePlayerOp;
        case EffectOp::ChooseOne: return chooseOneOp;
        case EffectOp::May: return mayOp;
        case EffectOp::AddStrength: return addStrengthOp;
        case EffectOp::RemoveMonster: return removeMonsterOp;
        case EffectOp::KillMonster: return killMonsterOp;
        case EffectOp::JoinFight: return joinFightOp;
        case EffectOp::JoinAsMate: return joinAsMateOp;
        case EffectOp::Escape: return escapeOp;
        case EffectOp::ForceHelp: return forceHelpOp;
        case EffectOp::LeaveFight: return leaveFightOp;
        case EffectOp::LookAtHand: return lookAtHandOp;
        case EffectOp::LookAtDeck: return lookAtDeckOp;
        case EffectOp::CancelStrike: return cancelStrikeOp;
        case EffectOp::RedirectStrike: return redirectStrikeOp;
        case EffectOp::Reroll: return rerollOp;
        case EffectOp::SetRoll: return setRollOp;
        case EffectOp::AddToRoll: return addToRollOp;
    }
    return nullptr;
}

}  // namespace

Step stepBlock(Context& ctx, std::size_t i) {
    const auto list = ctx.game.catalog.list(frameAt(ctx, i).list);
    if (frameAt(ctx, i).position >= list.size()) {
        ctx.state.stack.pop_back();
        return Step::Again;
    }
    const Node& node = ctx.game.catalog.node(list[frameAt(ctx, i).position]);
    const Handler handler = handlerOf(node.effect());
    assert(handler != nullptr);  // the loader lets nothing but effects into a list of effects
    const Step step = handler == nullptr ? Step::Done : handler(ctx, i, node);
    if (step != Step::Done) return step;
    finishEffect(ctx, i);
    return Step::Again;
}

}  // namespace kickdoor
