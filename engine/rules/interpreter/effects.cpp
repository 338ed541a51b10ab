// One case for each effect word of card/vocabulary_rows.h.
#include "evaluation/harm.h"
#include "rules/chapters/procedures.h"
#include "rules/interpreter/choices.h"
#include "rules/interpreter/run.h"
#include "rules/moves/moves.h"

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
void eachSeat(Context& ctx, std::size_t i, Who who, Fn&& fn) {
    SeatSet seats = resolve(ctx.game, ctx.state, who, at(ctx, i));
    while (!seats.empty()) {
        const Seat seat = nextInTurn(ctx.state, seats);
        seats = seats.without(seat);
        fn(seat);
    }
}

Seat oneSeat(Context& ctx, std::size_t i, Who who) {
    return resolve(ctx.game, ctx.state, who, at(ctx, i)).first();
}

// The player who throws a die or decides; never a dead player (R11.3).
Seat livingSeat(Context& ctx, std::size_t i, Who who) {
    return (resolve(ctx.game, ctx.state, who, at(ctx, i)) & ctx.state.living()).first();
}

// One if the card does not say.
int amount(Context& ctx, std::size_t i, NodeRef ref) {
    return amountOr(ctx.game, ctx.state, ref, at(ctx, i), 1);
}

void pushBlock(Context& ctx, std::size_t i, ListRef list) {
    if (list != kNoRef) push(ctx, blockFrame(list, frameAt(ctx, i)));
}

Step gainLevelsOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::GainLevels> p(n);
    const MayWin mayWin = p.get<"mayWin">() ? MayWin::Yes : MayWin::No;
    eachSeat(ctx, i, p.get<"who">(),
             [&](Seat seat) { gainLevels(ctx, seat, amount(ctx, i, p.get<"amount">()), mayWin); });
    return Step::Done;
}

Step loseLevelsOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::LoseLevels> p(n);
    const auto cause = static_cast<Cause>(frameAt(ctx, i).cause);
    eachSeat(ctx, i, p.get<"who">(),
             [&](Seat seat) { loseLevels(ctx, seat, amount(ctx, i, p.get<"amount">()), cause); });
    return Step::Done;
}

Step setLevelOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::SetLevel> p(n);
    eachSeat(ctx, i, p.get<"who">(), [&](Seat seat) {
        const int change = amount(ctx, i, p.get<"amount">()) - ctx.state.player[seat].level;
        if (change > 0) gainLevels(ctx, seat, change, MayWin::No);
        if (change < 0) loseLevels(ctx, seat, -change, static_cast<Cause>(frameAt(ctx, i).cause));
    });
    return Step::Done;
}

Step drawOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::Draw> p(n);
    const int count = amount(ctx, i, p.get<"amount">());
    const Deck deck = p.get<"deck">();
    const bool shared = isSharedTreasure(ctx, frameAt(ctx, i));
    const Seat fighter = ctx.state.combat.fighter;
    const Face face = shared ? Face::Up : p.get<"face">();
    const SeatSet seats = resolve(ctx.game, ctx.state, p.get<"who">(), at(ctx, i));
    if (shared && seats.has(fighter) && ctx.state.isLiving(fighter) &&
        drawShared(ctx, i, deck, count) == Step::Wait)
        return Step::Wait;
    eachSeat(ctx, i, p.get<"who">(), [&](Seat seat) {
        if (!ctx.state.isLiving(seat) || (shared && seat == fighter)) return;
        for (int k = 0; k < count; ++k) drawToHand(ctx, seat, deck, face);
    });
    return Step::Done;
}

Step dieOp(Context& ctx, std::size_t i, const Node& n) {
    eachSeat(ctx, i, Parameters<Op::Die>(n).get<"who">(), [&](Seat seat) { pushDeath(ctx, seat); });
    return Step::Done;
}

Step changeSexOp(Context& ctx, std::size_t i, const Node& n) {
    eachSeat(ctx, i, Parameters<Op::ChangeSex>(n).get<"who">(), [&](Seat seat) {
        Sex& sex = ctx.state.player[seat].sex;
        sex = sex == Sex::Male ? Sex::Female : Sex::Male;
        ctx.touch(seat);
        ctx.emit(eventOf(EventKind::SexChanged, seat));
    });
    return Step::Done;
}

Step rollOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::Roll> p(n);
    if (frameAt(ctx, i).step == 0) {
        const Seat roller = livingSeat(ctx, i, p.get<"who">());
        if (roller == kNoSeat) return Step::Done;
        frameAt(ctx, i).step = 1;
        pushRoll(ctx, RollPurpose::Effect, roller, kNoCard, p.get<"sides">());
        return Step::Again;
    }
    const int result = std::clamp(rollTotal(ctx.game, ctx.state), 1, p.get<"sides">());
    for (const NodeRef ref : ctx.game.catalog.list(p.get<"outcomes">())) {
        const Parameters<Op::Outcome> outcome(ctx.game.catalog.node(ref));
        if (result < outcome.get<"from">() || result > outcome.get<"to">()) continue;
        frameAt(ctx, i).number = static_cast<std::int16_t>(result);
        pushBlock(ctx, i, outcome.get<"do">());
        break;
    }
    return Step::Done;
}

// Effects of a curse, of Bad Stuff, or of a monster's triggers except those for its defeat.
bool hurts(const GameState& state, const Frame& frame) {
    const auto cause = static_cast<Cause>(frame.cause);
    return (cause == Cause::Curse || cause == Cause::BadStuff) &&
           findFrame(state, FrameKind::Rewards) == kNoFrame;
}

Step ifOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::If> p(n);
    const ListRef then = p.get<"then">();
    const ListRef otherwise = p.get<"else">();
    Bindings bindings = at(ctx, i);
    // R4.7: an effect that is worse because of an identity is a burden of it; one that is milder is not.
    bindings.burden = hurts(ctx.state, frameAt(ctx, i)) &&
                      harmOf(ctx.game.catalog, then) > harmOf(ctx.game.catalog, otherwise);
    pushBlock(ctx, i, holds(ctx.game, ctx.state, p.get<"if">(), bindings) ? then : otherwise);
    return Step::Done;
}

Step forEachOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::ForEach> p(n);
    if (frameAt(ctx, i).step == 0) {
        frameAt(ctx, i).pending = resolve(ctx.game, ctx.state, p.get<"who">(), at(ctx, i));
        frameAt(ctx, i).step = 1;
    }
    while (!frameAt(ctx, i).pending.empty()) {
        Frame& frame = frameAt(ctx, i);
        const Seat seat = nextInTurn(ctx.state, frame.pending);
        frame.pending = frame.pending.without(seat);
        Frame inner = blockFrame(p.get<"do">(), frame);
        inner.player = seat;
        Bindings bindings = bindingsOf(inner);
        bindings.burden = hurts(ctx.state, frame) && harmOf(ctx.game.catalog, p.get<"do">()) > 0;
        if (!holds(ctx.game, ctx.state, p.get<"if">(), bindings)) continue;
        push(ctx, inner);
        return Step::Again;
    }
    return Step::Done;
}

Step choosePlayerOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::ChoosePlayer> p(n);
    const SeatSet candidates = playersToChoose(ctx.game, ctx.state, frameAt(ctx, i), p);
    const Seat by = livingSeat(ctx, i, p.get<"by">());
    if (candidates.empty()) return Step::Done;
    if (candidates.size() == 1 || by == kNoSeat) {
        Frame inner = blockFrame(p.get<"do">(), frameAt(ctx, i));
        inner.chosen = candidates.first();
        push(ctx, inner);
        return Step::Done;
    }
    ask(ctx, QuestionKind::Players, by, 1, 1);
    return Step::Wait;
}

Step chooseOneOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::ChooseOne> p(n);
    const std::uint32_t possible = optionsPossible(ctx.game, ctx.state, frameAt(ctx, i), p);
    if (possible == 0) return Step::Done;
    const Seat by = livingSeat(ctx, i, p.get<"by">());
    if (std::has_single_bit(possible) || by == kNoSeat) {
        const auto list = ctx.game.catalog.list(p.get<"options">());
        const auto first = static_cast<std::size_t>(std::countr_zero(possible));
        pushBlock(ctx, i, Parameters<Op::Option>(ctx.game.catalog.node(list[first])).get<"do">());
        return Step::Done;
    }
    ask(ctx, QuestionKind::Option, by, 1, 1);
    return Step::Wait;
}

Step mayOp(Context& ctx, std::size_t i, const Node& n) {
    const Seat by = livingSeat(ctx, i, Parameters<Op::May>(n).get<"by">());
    if (by == kNoSeat) return Step::Done;
    ask(ctx, QuestionKind::Option, by, 1, 1);
    return Step::Wait;
}

Step addStrengthOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::AddStrength> p(n);
    const Frame& frame = frameAt(ctx, i);
    std::uint8_t target = kOnFighters;
    switch (p.get<"to">()) {
        case Side::Fighters: target = kOnFighters; break;
        case Side::Monsters: target = kOnMonsters; break;
        case Side::Target:
            if (aimedSide(frame) == AimedSide::Monsters) target = kOnMonsters;
            if (frame.target != kNoSeat) target = frame.target;
            break;
    }
    addMark(ctx, frame.def, target, frame.you, amount(ctx, i, p.get<"amount">()), frame.card);
    return Step::Done;
}

template <class Fn>
void eachMonster(Context& ctx, std::size_t i, WhichMonster mode, Fn&& fn) {
    FixedVector<CardId, kMaxMonsters> found;
    const Frame& frame = frameAt(ctx, i);
    for (const MonsterEntry& entry : ctx.state.combat.monsters) {
        const bool meant = mode == WhichMonster::All ||
                           (mode == WhichMonster::This && entry.card == frame.card) ||
                           (mode == WhichMonster::Target && entry.card == frame.monster);
        if (meant) found.push_back(entry.card);
    }
    for (const CardId card : found) fn(card);
}

Step removeMonsterOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::RemoveMonster> p(n);
    const Removal how =
        p.get<"treasure">() == TreasureFate::Kept ? Removal::TreasuresKept : Removal::TreasuresLost;
    eachMonster(ctx, i, p.get<"monster">(), [&](CardId card) { removeMonster(ctx, card, how); });
    return Step::Done;
}

Step killMonsterOp(Context& ctx, std::size_t i, const Node& n) {
    eachMonster(ctx, i, Parameters<Op::KillMonster>(n).get<"monster">(),
                [&](CardId card) { removeMonster(ctx, card, Removal::Killed); });
    return Step::Done;
}

// Brings only the monster that was played with the card, and only once.
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
    eachSeat(ctx, i, Parameters<Op::Escape>(n).get<"who">(), [&](Seat seat) { escapeAll(ctx, seat); });
    return Step::Done;
}

Step forceHelpOp(Context& ctx, std::size_t i, const Node& n) {
    const Seat seat = oneSeat(ctx, i, Parameters<Op::ForceHelp>(n).get<"who">());
    if (mayBeForced(ctx.game, ctx.state, seat)) joinAsHelper(ctx, seat, Terms{}, HelpBy::Force);
    return Step::Done;
}

Step leaveFightOp(Context& ctx, std::size_t i, const Node& n) {
    const Seat seat = oneSeat(ctx, i, Parameters<Op::LeaveFight>(n).get<"who">());
    if (seat != kNoSeat && seat == ctx.state.combat.helper) dropHelper(ctx);
    return Step::Done;
}

Step lookAtHandOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::LookAtHand> p(n);
    eachSeat(ctx, i, p.get<"by">(), [&](Seat by) {
        eachSeat(ctx, i, p.get<"of">(), [&](Seat of) {
            for (const CardId card : ctx.state.cards.in(Zone::Hand, of))
                ctx.state.cards.setKnown(card, ctx.state.cards.knownBy(card).with(by));
            ctx.emit(eventBetween(EventKind::HandSeen, by, of));
        });
    });
    return Step::Done;
}

Step lookAtDeckOp(Context& ctx, std::size_t i, const Node& n) {
    const Parameters<Op::LookAtDeck> p(n);
    const Seat by = oneSeat(ctx, i, p.get<"by">());
    if (by == kNoSeat) return Step::Done;
    const int most = amount(ctx, i, p.get<"amount">());
    CardId card = topOfDeck(ctx, p.get<"deck">());
    int seen = 0;
    for (; card != kNoCard && seen < most; ++seen, card = ctx.state.cards.next(card))
        ctx.state.cards.setKnown(card, ctx.state.cards.knownBy(card).with(by));
    if (seen > 0) ctx.emit(deckSeen(by, p.get<"deck">(), seen));
    return Step::Done;
}

Step cancelStrikeOp(Context& ctx, std::size_t, const Node&) {
    cancelStrike(ctx);
    return Step::Done;
}

Step redirectStrikeOp(Context& ctx, std::size_t i, const Node& n) {
    redirectStrike(ctx, oneSeat(ctx, i, Parameters<Op::RedirectStrike>(n).get<"to">()));
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
    roll.modifier = static_cast<std::int16_t>(roll.modifier +
                                              amount(ctx, i, Parameters<Op::AddToRoll>(n).get<"amount">()));
    ctx.emit(rollChanged(roll, frameAt(ctx, i)));
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
