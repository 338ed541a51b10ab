#include "card/lint_bindings.h"

namespace kickdoor {
namespace {

constexpr WhenSet kRollMoments = bit(When::AnyRoll) | bit(When::OwnFleeRoll);

bool always(WhenSet when, WhenSet among) {
    return when != 0 && (when & ~among) == 0;
}

void aim(BoundNames& bindings, Target target) {
    switch (target) {
        case Target::None: break;
        case Target::Self:
        case Target::Player:
        case Target::OtherPlayer: bindings.target = true; break;
        case Target::Fighter:
        case Target::OtherFighter:
            bindings.target = true;
            bindings.targetSide = true;
            break;
        case Target::Side: bindings.targetSide = true; break;
        case Target::Monster:
            bindings.targetMonster = true;
            bindings.targetSide = true;
            break;
        case Target::ItemOfOther:
            bindings.target = true;
            bindings.subject = true;
            break;
        case Target::OwnItem:
        case Target::OwnIdentity: bindings.subject = true; break;
    }
}

void await(BoundNames& bindings, WhenSet when) {
    bindings.roll = bindings.roll || always(when, kRollMoments);
    if (!always(when, kStrikeMoments)) return;
    bindings.strike = true;
    bindings.cause = true;
    bindings.subject = true;
    bindings.victim = true;
}

bool sitsOnMonster(const CardDef& card) {
    return card.kind == CardKind::Monster || card.kind == CardKind::Enhancer;
}

}  // namespace

BoundNames bindingsOfModifier(const CardDef& card, Stat stat) {
    BoundNames bindings;
    bindings.onMonster = sitsOnMonster(card);
    bindings.you = !bindings.onMonster;
    // A monster's modifiers for running away are computed for the player who runs away.
    const bool fleer = stat == Stat::NoPursuit || stat == Stat::NoEscape || stat == Stat::RunAway;
    bindings.victim = bindings.onMonster && fleer;
    return bindings;
}

BoundNames bindingsOfTrigger(const CardDef& card, TriggerOn on) {
    BoundNames bindings;
    bindings.onMonster = sitsOnMonster(card);
    bindings.you = !bindings.onMonster;
    bindings.victim = bindings.onMonster || on == TriggerOn::OtherDied;
    bindings.subject = on == TriggerOn::LostItem;
    bindings.cause = on == TriggerOn::LostItem || on == TriggerOn::LevelLost;
    return bindings;
}

BoundNames bindingsOfAbility(const CardDef& card, const AbilityDef& ability) {
    BoundNames bindings;
    bindings.you = true;
    bindings.onMonster = sitsOnMonster(card);
    bindings.number = ability.cost.most > 0 || ability.cost.wholeHand;
    aim(bindings, ability.target);
    await(bindings, ability.when);
    return bindings;
}

BoundNames bindingsOfPlay(const CardDef& card) {
    BoundNames bindings;
    bindings.you = true;
    // The base rules decide whom a level card may raise (R7.8), but there is always a player.
    bindings.target = card.kind == CardKind::Level;
    aim(bindings, card.play.target);
    await(bindings, card.play.when);
    const bool oneShot = card.kind == CardKind::OneShot && card.play.target != Target::Side;
    bindings.resolving = oneShot || card.kind == CardKind::Join || card.kind == CardKind::Level ||
                         card.kind == CardKind::Other;
    bindings.brought = bindings.resolving && card.play.with == WithCard::MonsterFromHand;
    return bindings;
}

BoundNames bindingsOfStrike(const CardDef& card) {
    BoundNames bindings;
    bindings.victim = true;
    bindings.onMonster = card.kind == CardKind::Monster;
    return bindings;
}

BoundNames bindingsOfHolder() {
    BoundNames bindings;
    bindings.you = true;
    return bindings;
}

bool isBound(const BoundNames& bindings, Who who) {
    switch (who) {
        case Who::You: return bindings.you;
        case Who::Victim: return bindings.victim;
        case Who::Target: return bindings.target;
        case Who::Player: return bindings.player;
        case Who::Chosen: return bindings.chosen;
        case Who::Left:
        case Who::Right:
        case Who::Neighbours:
        case Who::Others:
        case Who::OthersLowest:
        case Who::OthersHighest:
        case Who::OtherFighter: return bindings.you || bindings.victim;
        // clang-format off
        case Who::Fighter: case Who::Helper: case Who::Fighters: case Who::Active: case Who::Everyone:
        case Who::LowestLevel: case Who::HighestLevel:
            // clang-format on
            break;
    }
    return true;
}

}  // namespace kickdoor
