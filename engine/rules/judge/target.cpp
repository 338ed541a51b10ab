// Checks the target of a card or an ability (R3.5): it must exist and fit the definition.
#include "rules/judge/parts.h"

#include <algorithm>

namespace kickdoor {
namespace {

bool isMonsterInFight(const GameState& state, CardId card) {
    return std::any_of(state.combat.monsters.begin(), state.combat.monsters.end(),
                       [&](const MonsterEntry& e) { return e.card == card; });
}

// Checks a target against the definition of its card or ability.
struct Aimed {
    Verdict& v;
    Target target;
    CardId source;
    Bindings& at;  // filled with the target
};

void refuseTarget(const Aimed& a) {
    const bool named = a.v.move().aim.kind != AimKind::None || a.v.move().subject != kNoCard;
    a.v.refuse(named ? Reason::TargetWrong : Reason::TargetMissing, a.source);
}

bool aimsAtLiving(const Aimed& a) {
    const Seat seat = a.v.move().aim.seat();
    if (seat >= a.v.state.players)
        refuseTarget(a);
    else if (!a.v.state.isLiving(seat))
        a.v.refuse(Reason::TargetDead, a.source, seat);
    else
        return true;
    return false;
}

void judgeNoTarget(const Aimed& a) {
    const Aim aim = a.v.move().aim;
    if (aim.kind == AimKind::None || aim.seat() == a.v.by()) return;
    a.v.refuse(a.target == Target::Self ? Reason::LevelSelfOnly : Reason::TargetWrong, a.source);
}

void judgePlayerTarget(const Aimed& a) {
    const Aim aim = a.v.move().aim;
    // R7.8: a level card without a target is for its player.
    const bool forOneself = a.target == Target::Player && aim.kind == AimKind::None &&
                            a.v.defOf(a.source).kind == CardKind::Level;
    if (forOneself || !aimsAtLiving(a)) return;
    if (a.target == Target::OtherPlayer && aim.seat() == a.v.by())
        a.v.refuse(Reason::TargetWrong, a.source, aim.seat());
}

void judgeFighterTarget(const Aimed& a) {
    const Seat seat = a.v.move().aim.seat();
    if (!a.v.state.inCombat(seat))
        refuseTarget(a);
    else if (a.target == Target::OtherFighter && seat == a.v.by())
        a.v.refuse(Reason::TargetWrong, a.source, seat);
}

void judgeMonsterTarget(Aimed& a) {
    const Aim aim = a.v.move().aim;
    a.at.monster = aim.card();
    if (aim.kind == AimKind::Card && isMonsterInFight(a.v.state, aim.card())) return;
    refuseTarget(a);
    // Ruling 8: without the original there is no mate.
    if (a.v.defOf(a.source).kind == CardKind::Join) a.v.refuse(Reason::MateGone, a.source);
}

void judgeOwnCardTarget(Aimed& a) {
    const CardId card = a.v.move().aim.card();
    if (card >= a.v.state.cards.count() || !a.v.state.cards.isIn(card, Zone::InPlay, a.v.by()))
        return refuseTarget(a);
    const CardKind kind = a.v.defOf(card).kind;
    const bool fits = a.target == Target::OwnItem
                          ? kind == CardKind::Item && !hasCheat(a.v.game, a.v.state, card)
                          : kind == CardKind::Identity;
    if (!fits) refuseTarget(a);
    a.at.subject = card;
}

void judgeOthersItemTarget(Aimed& a) {
    const Aim aim = a.v.move().aim;
    const CardId card = a.v.move().subject;
    if (card >= a.v.state.cards.count()) return refuseTarget(a);
    if (!a.v.state.cards.isIn(card, Zone::InPlay))
        return a.v.refuse(Reason::NotInPlay, card);  // hands are safe (R3.1)
    const Seat owner = a.v.state.cards.place(card).holder;
    if (owner == a.v.by() || !a.v.defOf(card).isItem || (aim.kind == AimKind::Player && aim.seat() != owner))
        refuseTarget(a);
    a.at.subject = card;
    a.at.target = owner;
}

void judgeAim(Aimed& a) {
    const AimKind kind = a.v.move().aim.kind;
    switch (a.target) {
        case Target::None:
        case Target::Self: return judgeNoTarget(a);
        case Target::Player:
        case Target::OtherPlayer: return judgePlayerTarget(a);
        case Target::Side:
            if (kind != AimKind::Fighters && kind != AimKind::Monsters) refuseTarget(a);
            if (!a.v.state.combatOn() && a.v.refusals.empty()) a.v.refuse(Reason::NoCombat, a.source);
            return;
        case Target::Fighter:
        case Target::OtherFighter: return judgeFighterTarget(a);
        case Target::Monster: return judgeMonsterTarget(a);
        case Target::OwnItem:
        case Target::OwnIdentity: return judgeOwnCardTarget(a);
        case Target::ItemOfOther: return judgeOthersItemTarget(a);
    }
}

}  // namespace

void judgeTarget(Verdict& v, Target target, NodeRef targetIf, CardId source, Bindings at) {
    Aimed aimed{v, target, source, at};
    judgeAim(aimed);
    if (!v.refusals.empty()) return;
    if (aimed.at.target == kNoSeat) aimed.at.target = v.move().aim.seat();
    if (holds(v.game, v.state, targetIf, aimed.at)) return;
    if (v.command.kind() == CommandKind::Use) v.refuse(Reason::AbilityNotNow, source);
    // R8.14: neither thief nor target may be in combat.
    if (target == Target::ItemOfOther && v.state.inCombat(aimed.at.target))
        v.refuse(Reason::StealInCombat, source);
    v.refuse(Reason::TargetConditionFails, source, aimed.at.target);
}

}  // namespace kickdoor
