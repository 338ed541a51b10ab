#include "evaluation/joins.h"

#include <algorithm>

#include "card/parameters.h"
#include "evaluation/evaluate.h"
#include "evaluation/strength.h"

namespace kickdoor {
namespace {

std::uint64_t joiningTagsInFight(const Game& game, const GameState& state) {
    std::uint64_t tags = 0;
    for (const MonsterEntry& entry : state.combat.monsters) tags |= tagsOf(game, state, entry);
    return tags & game.catalog.joiningTags;
}

}  // namespace

std::uint64_t tagsOf(const Game& game, const GameState& state, const MonsterEntry& entry) {
    std::uint64_t tags = game.catalog[entry.def].tags;
    forEachEnhancer(state, entry, [&](CardId card) { tags |= game.catalog[state.cards.def(card)].gives; });
    return tags;
}

bool joinsAtAll(const Game& game, const CardDef& monster) {
    return (monster.tags & game.catalog.joiningTags) != 0 || monster.joins != kNoRef ||
           monster.asEnhancerOn != kNoRef;
}

bool mayJoin(const Game& game, const GameState& state, Seat by, const CardDef& monster, std::uint64_t given) {
    const std::uint64_t tags = monster.tags | given;
    if ((tags & game.catalog.joiningTags) != 0 && (tags & joiningTagsInFight(game, state)) != 0) return true;
    if (monster.joins == kNoRef) return false;
    Bindings at;
    at.you = by;
    return holds(game, state, monster.joins, at);
}

bool mayBringAlong(const Game& game, const GameState& state, const CardDef& enhancer) {
    return (enhancer.gives & game.catalog.joiningTags) != 0 &&
           (enhancer.gives & joiningTagsInFight(game, state)) != 0;
}

bool mayEnhance(const Game& game, const GameState& state, const CardDef& monster, CardId aim) {
    if (monster.asEnhancerOn == kNoRef) return false;
    const DefId wanted = Parameters<Op::MonsterIs>(game.catalog.node(monster.asEnhancerOn)).get<"card">();
    return std::any_of(state.combat.monsters.begin(), state.combat.monsters.end(),
                       [&](const MonsterEntry& entry) {
                           return entry.card == aim && game.catalog.isSame(entry.def, wanted);
                       });
}

}  // namespace kickdoor
