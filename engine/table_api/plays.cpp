#include "table_api/plays.h"

#include "evaluation/harm.h"
#include "rules/engine.h"

namespace kickdoor {

bool anyPlayerFits(const Game& game, const GameState& view, CardId card) {
    const Target target = game.catalog[view.cards.def(card)].play.target;
    if (target != Target::Player && target != Target::OtherPlayer) return true;
    for (Seat seat{0}; seat < view.players; ++seat) {
        Move move;
        move.kind = CommandKind::Play;
        move.by = view.viewer;
        move.card = card;
        move.aim = Aim::atPlayer(seat);
        const Refusals refusals = judge(game, view, commandOf(move));
        if (!refusals.has(Reason::TargetConditionFails) && !refusals.has(Reason::TargetWrong) &&
            !refusals.has(Reason::TargetDead))
            return true;
    }
    return false;
}

bool canPayHelp(const Game& game, const GameState& view, CardId card) {
    if (card >= view.cards.count() || isUnknown(view.cards.def(card))) return false;
    const CardDef& def = game.catalog[view.cards.def(card)];
    if (view.cards.isIn(card, Zone::InPlay)) return def.isItem;
    return def.kind != CardKind::Curse && harmTo(game.catalog, def.effects, Who::Target) <= 0;
}

}  // namespace kickdoor
