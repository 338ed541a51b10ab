#include "table_api/harmless.h"

#include <algorithm>

#include "base/seats.h"
#include "evaluation/evaluate.h"
#include "table_api/pending.h"

namespace kickdoor {
namespace {

bool takesNothing(const Game& game, const GameState& view, ListRef effects, const Bindings& at);

bool movesNothing(const Game& game, const GameState& view, Selector cards, const Bindings& at) {
    if (isOwnerless(cards)) return false;
    CardList found;
    for (const Seat owner : seatsIn(ownersOf(game, view, cards, at)))
        selectFrom(game, view, cards, owner, at, found);
    return found.empty();
}

bool takesNothing(const Game& game, const GameState& view, const Node& effect, const Bindings& at) {
    switch (effect.effect()) {
        case EffectOp::LoseLevels: {
            SeatSet lower;
            for (const Seat seat :
                 seatsIn(resolve(game, view, Parameters<Op::LoseLevels>(effect).get<"who">(), at)))
                if (view.player[seat].level > 1) lower = lower.with(seat);
            return lower.empty();
        }
        case EffectOp::Discard:
            return movesNothing(game, view, selectorOf(game.catalog, effect), at) &&
                   takesNothing(game, view, Parameters<Op::Discard>(effect).get<"orElse">(), at);
        case EffectOp::Take:
            return movesNothing(game, view, selectorOf(game.catalog, effect), at) &&
                   takesNothing(game, view, Parameters<Op::Take>(effect).get<"orElse">(), at);
        case EffectOp::If: {
            const Parameters<Op::If> branches(effect);
            return takesNothing(game, view, branches.get<"then">(), at) &&
                   takesNothing(game, view, branches.get<"else">(), at);
        }
        // clang-format off
        case EffectOp::Die: case EffectOp::SetLevel: case EffectOp::GainLevels: case EffectOp::Draw:
        case EffectOp::ChangeSex: case EffectOp::ForEach: case EffectOp::ChoosePlayer: case EffectOp::Roll:
        case EffectOp::ChooseOne: case EffectOp::May: case EffectOp::AddStrength:
        case EffectOp::RemoveMonster: case EffectOp::KillMonster: case EffectOp::JoinFight:
        case EffectOp::JoinAsMate: case EffectOp::Escape: case EffectOp::ForceHelp: case EffectOp::LeaveFight:
        case EffectOp::LookAtHand: case EffectOp::LookAtDeck: case EffectOp::CancelStrike:
        case EffectOp::RedirectStrike: case EffectOp::Reroll: case EffectOp::SetRoll: case EffectOp::AddToRoll:
            // clang-format on
            break;
    }
    return false;
}

bool takesNothing(const Game& game, const GameState& view, ListRef effects, const Bindings& at) {
    if (effects == kNoRef) return true;
    const auto list = game.catalog.list(effects);
    return std::all_of(list.begin(), list.end(),
                       [&](NodeRef ref) { return takesNothing(game, view, game.catalog.node(ref), at); });
}

}  // namespace

bool strikesInVain(const Game& game, const GameState& view) {
    const std::optional<LoomingStrike> strike = loomingStrike(view);
    if (!strike || strike->def == kNoDef || strike->victim != view.viewer) return false;
    const Bindings at = bindingsOf(view.stack.back());
    const CardDef& card = game.catalog[strike->def];
    if (static_cast<Cause>(at.cause) == Cause::BadStuff)
        return card.badStuff != kNoRef && takesNothing(game, view, card.badStuff, at);
    return !card.lasting && takesNothing(game, view, card.effects, at);  // what stays does something
}

}  // namespace kickdoor
