#include "table_api/pending.h"

#include <algorithm>

#include "card/parameters.h"
#include "evaluation/evaluate.h"
#include "rules/chapters/procedures.h"
#include "rules/interpreter/choices.h"

namespace kickdoor {
namespace {

DefId knownDef(DefId def) {
    return def != kNoDef && !isUnknown(def) ? def : kNoDef;
}

AskedBy askerOf(const Frame& top) {
    switch (top.kind) {
        case FrameKind::Block: return AskedBy::Card;
        case FrameKind::Rewards: return AskedBy::Rewards;
        case FrameKind::Death: return AskedBy::Body;
        case FrameKind::Excess:
            if (surplusOf(top) == Surplus::InHands) return AskedBy::TooFewHands;
            if (surplusOf(top) == Surplus::Unlicensed) return AskedBy::TooMuchWorn;
            return AskedBy::Other;
        case FrameKind::NewCharacter: return AskedBy::Rebirth;
        case FrameKind::None:
        case FrameKind::Strike:
        case FrameKind::Roll:
        case FrameKind::FleeResult:
        case FrameKind::EndCombat:
        case FrameKind::NextTurn:
        case FrameKind::Initiative:
        case FrameKind::AfterPlay:
        case FrameKind::Dice: return AskedBy::Other;
    }
    return AskedBy::Other;
}

// The player whose cards an effect takes.
std::optional<Who> giverOf(const Game& game, const Node& effect) {
    const auto of = [&](NodeRef cards) { return Selector(game.catalog.node(cards)).get<"of">(); };
    if (effect.op == Op::Discard) return of(Parameters<Op::Discard>(effect).get<"cards">());
    if (effect.op == Op::Take) return of(Parameters<Op::Take>(effect).get<"cards">());
    return std::nullopt;
}

std::optional<Who> askedAs(const Game& game, const GameState& view, const Frame& frame) {
    const Seat asked = view.question.asked;
    if (asked == kNoSeat || asked == frame.you || asked == frame.victim) return std::nullopt;
    const std::optional<Who> giver = giverOf(game, nodeAt(game, frame));
    const bool named = (giver == Who::Player && asked == frame.player) ||
                       (giver == Who::Chosen && asked == frame.chosen) ||
                       (giver == Who::Target && asked == frame.target);
    return named ? giver : std::nullopt;
}

Meant meantIn(const Frame& frame) {
    return {frame.you, frame.victim, frame.target, frame.player, frame.chosen};
}

// The effects in progress of which one has thrown the current die; null: none.
const Frame* rollingBlock(const Game& game, const GameState& view) {
    for (std::size_t i = view.stack.size(); i-- > 0;) {
        const Frame& frame = view.stack[i];
        if (frame.kind != FrameKind::Block || frame.def >= game.catalog.cards.size()) continue;
        if (frame.position >= game.catalog.list(frame.list).size()) continue;  // all done
        if (nodeAt(game, frame).op == Op::Roll) return &frame;
    }
    return nullptr;
}

}  // namespace

Meant meantNow(const GameState& view) {
    return askingNow(view).by == AskedBy::Card ? meantIn(view.stack.back()) : Meant();
}

Asking askingNow(const GameState& view) {
    if (view.question.kind == QuestionKind::None || view.stack.empty()) return {};
    const Frame& top = view.stack.back();
    const AskedBy by = askerOf(top);
    return {by, top.card, knownDef(top.def), by == AskedBy::Body ? top.victim : kNoSeat};
}

std::size_t proceduresInProgress(const GameState& view) {
    return view.stack.size();
}

std::optional<AskingEffect> askingEffect(const Game& game, const GameState& view) {
    const Asking asking = askingNow(view);
    if (asking.by != AskedBy::Card || asking.def >= game.catalog.cards.size()) return std::nullopt;
    const Frame& frame = view.stack.back();
    return AskingEffect{asking.def,
                        game.catalog.list(frame.list)[frame.position],
                        nodeAt(game, frame).op,
                        frame.you,
                        frame.victim,
                        askedAs(game, view, frame)};
}

std::optional<LoomingStrike> loomingStrike(const GameState& view) {
    if (view.window.kind != WindowKind::Strike || view.stack.empty()) return std::nullopt;
    const Frame& top = view.stack.back();
    if (top.kind != FrameKind::Strike) return std::nullopt;
    return LoomingStrike{top.card, knownDef(top.def), top.you, top.victim};
}

DefId cardAtWork(const GameState& view) {
    if (view.stack.empty() || view.stack.back().kind != FrameKind::Block) return kNoDef;
    return knownDef(view.stack.back().def);
}

DefId rollingCard(const GameState& view) {
    DefId newest = kNoDef;
    if (view.roll.purpose != RollPurpose::Effect) return newest;
    for (const Frame& frame : view.stack)
        if (knownDef(frame.def) != kNoDef) newest = frame.def;
    return newest;
}

int rollingAbility(const Game& game, const GameState& view) {
    const Frame* frame = view.roll.purpose == RollPurpose::Effect ? rollingBlock(game, view) : nullptr;
    if (frame == nullptr || knownDef(frame->def) == kNoDef || frame->def != rollingCard(view)) return -1;
    const auto& abilities = game.catalog[frame->def].abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i)
        if (abilities[i].effects == frame->list) return static_cast<int>(i);
    return -1;
}

int rollSumOf(const Game& game, const GameState& view) {
    return rollTotal(game, view);
}

std::optional<RollOutcome> rollOutcome(const Game& game, const GameState& view) {
    const Frame* frame = rollingBlock(game, view);
    if (frame == nullptr) return std::nullopt;
    const int shown = std::clamp<int>(rollTotal(game, view), 1, view.roll.sides);
    for (const NodeRef ref :
         game.catalog.list(Parameters<Op::Roll>(nodeAt(game, *frame)).get<"outcomes">())) {
        const Parameters<Op::Outcome> outcome(game.catalog.node(ref));
        if (shown >= outcome.get<"from">() && shown <= outcome.get<"to">())
            return RollOutcome{frame->def, outcome.get<"do">(), frame->subject, aimedSide(*frame),
                               meantIn(*frame)};
    }
    return std::nullopt;
}

bool rollIsAbout(const Game& game, const GameState& view, Seat seat) {
    const Frame* frame = view.roll.purpose == RollPurpose::Effect ? rollingBlock(game, view) : nullptr;
    if (frame == nullptr || seat == kNoSeat) return false;
    const bool owns = frame->subject != kNoCard && view.cards.place(frame->subject).holder == seat;
    return owns || frame->victim == seat || frame->target == seat || frame->chosen == seat;
}

}  // namespace kickdoor
