#include "rules/chapters/allies.h"

#include "evaluation/evaluate.h"
#include "rules/chapters/procedures.h"

namespace kickdoor {
namespace {

using Attached = FixedVector<CardId, 8>;

// Cards attached to an Item that a Hireling carries stand directly after the Item.
Attached sittingOn(const GameState& state, CardId item) {
    Attached cards;
    for (CardId a = state.cards.firstAttached(item); a != kNoCard; a = state.cards.nextAttached(a))
        cards.push_back(a);
    return cards;
}

}  // namespace

CardId hirelingOf(const Game& game, const GameState& state, CardId item) {
    if (!state.cards.isAttached(item) || game.catalog[state.cards.def(item)].kind != CardKind::Item)
        return kNoCard;
    return state.cards.hostOf(item);
}

CardId carriedBy(const Game& game, const GameState& state, CardId hireling) {
    const CardId item = state.cards.firstAttached(hireling);
    return item != kNoCard && game.catalog[state.cards.def(item)].kind == CardKind::Item ? item : kNoCard;
}

bool isHireling(const Game& game, const GameState& state, CardId card, Seat owner) {
    return card < state.cards.count() && state.cards.isIn(card, Zone::InPlay, owner) &&
           game.catalog[state.cards.def(card)].ally == AllyKind::Hireling;
}

CardId guestStarOf(const Game& game, const GameState& state, Seat seat) {
    for (const CardId card : state.cards.in(Zone::InPlay, seat))
        if (game.catalog[state.cards.def(card)].ally == AllyKind::GuestStar) return card;
    return kNoCard;
}

bool countsAsBig(const Game& game, const GameState& state, CardId item) {
    return game.catalog[state.cards.def(item)].big && !hasCheat(game, state, item) &&
           hirelingOf(game, state, item) == kNoCard;
}

bool maySacrifice(const Game& game, const GameState& state, CardId star, Seat owner) {
    return game.catalog[state.cards.def(star)].ally == AllyKind::GuestStar &&
           state.combat.stage == CombatStage::Fleeing && state.combat.natural != kCriticalMiss &&
           mustStillFlee(state, owner);
}

void giveToHireling(Context& ctx, CardId item, CardId hireling) {
    CardTable& cards = ctx.state.cards;
    const Seat owner = cards.place(hireling).holder;
    const Attached cheats = sittingOn(ctx.state, item);
    cards.attach(item, hireling);
    for (const CardId cheat : cheats) cards.attach(cheat, item);
    cards.set(item, card_flag::kEquipped, mayUseItem(ctx.game, ctx.state, item, owner));
}

void takeFromHireling(Context& ctx, CardId item) {
    CardTable& cards = ctx.state.cards;
    const Place place = cards.place(item);
    const Attached cheats = sittingOn(ctx.state, item);
    cards.move(item, place, CardTable::End::Bottom);
    for (const CardId cheat : cheats) cards.attach(cheat, item);
    ctx.touch(place.holder);
}

}  // namespace kickdoor
