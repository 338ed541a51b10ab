#include "table_api/pending.h"

#include <algorithm>

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
            if (top.spare == kTooFewHands) return AskedBy::TooFewHands;
            if (top.spare == kTooMuchWorn) return AskedBy::TooMuchWorn;
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

}  // namespace

Asking askingNow(const GameState& view) {
    if (view.question.kind == QuestionKind::None || view.stack.empty()) return {};
    const Frame& top = view.stack.back();
    return {askerOf(top), top.card, knownDef(top.def)};
}

std::size_t proceduresInProgress(const GameState& view) {
    return view.stack.size();
}

std::optional<AskingEffect> askingEffect(const Game& game, const GameState& view) {
    const Asking asking = askingNow(view);
    if (asking.by != AskedBy::Card || asking.def >= game.catalog.cards.size()) return std::nullopt;
    const Frame& frame = view.stack.back();
    return AskingEffect{asking.def, game.catalog.list(frame.list)[frame.position], nodeAt(game, frame).op,
                        frame.you, frame.victim};
}

std::optional<LoomingStrike> loomingStrike(const GameState& view) {
    if (view.window.kind != WindowKind::Strike || view.stack.empty()) return std::nullopt;
    const Frame& top = view.stack.back();
    if (top.kind != FrameKind::Strike) return std::nullopt;
    return LoomingStrike{top.card, knownDef(top.def), top.you};
}

DefId rollingCard(const GameState& view) {
    DefId newest = kNoDef;
    if (view.roll.purpose != RollPurpose::Effect) return newest;
    for (const Frame& frame : view.stack)
        if (knownDef(frame.def) != kNoDef) newest = frame.def;
    return newest;
}

std::optional<RollOutcome> rollOutcome(const Game& game, const GameState& view) {
    for (std::size_t i = view.stack.size(); i-- > 0;) {
        const Frame& frame = view.stack[i];
        if (frame.kind != FrameKind::Block || frame.def >= game.catalog.cards.size()) continue;
        const Node& effect = nodeAt(game, frame);
        if (effect.op != Op::Roll) continue;
        const int shown = std::clamp<int>(rollTotal(game, view), 1, view.roll.sides);
        for (const NodeRef ref : game.catalog.list(Parameters<Op::Roll>(effect).get<"outcomes">())) {
            const Parameters<Op::Outcome> outcome(game.catalog.node(ref));
            if (shown >= outcome.get<"from">() && shown <= outcome.get<"to">())
                return RollOutcome{frame.def, outcome.get<"do">()};
        }
        return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace kickdoor
