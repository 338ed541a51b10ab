// Using an ability (R4.9-R4.11, R8.16).
#include "rules/judge/parts.h"

#include "rules/chapters/procedures.h"

#include <algorithm>

namespace kickdoor {
namespace {

// Where the ability's card must be for this player to use it.
bool isUsableBy(const Verdict& v, CardId card) {
    const CardTable& cards = v.state.cards;
    if (cards.isIn(card, Zone::Monsters)) return v.fighting() && !cards.isAttached(card);  // R8.16
    if (cards.isIn(card, Zone::Box))  // R1.4: the Character is always in force
        return v.defOf(card).kind == CardKind::Character &&
               v.state.player[v.by()].character == cards.def(card);
    if (!cards.isIn(card, Zone::InPlay, v.by())) return false;
    return v.defOf(card).kind != CardKind::Item || cards.isEquipped(card);
}

// A window allows the cards, trades and sales of R6.2-R6.5; thefts and abilities of the player's own turn
// wait until it closes.
WhenSet openForUse(const Verdict& v) {
    const bool window = v.moment == Moment::StrikeWindow || v.moment == Moment::RollWindow;
    return window ? v.open & ~(bit(When::NotInCombat) | bit(When::OwnTurn)) : v.open;
}

// An ability that replaces a face-up draw (R4.10) has no other moment.
WhenSet momentsOf(const AbilityDef& ability) {
    const WhenSet draw = ability.when & bit(When::FaceUpDraw);
    return draw != 0 ? draw : ability.when;
}

void judgeTime(Verdict& v, CardId card, const AbilityDef& ability) {
    if ((momentsOf(ability) & openForUse(v)) != 0) return;
    const bool steals = ability.target == Target::ItemOfOther;
    if ((ability.when & bit(When::NoCombat)) != 0 && v.state.combatOn())
        v.refuse(Reason::StealInCombat, card);
    else if (steals && (ability.when & bit(When::NotInCombat)) != 0 && v.fighting())
        v.refuse(Reason::StealInCombat, card);
    else if ((ability.when & kIntoCombat) != 0 && !v.state.combatOn())
        v.refuse(Reason::NoCombat, card);
    else if ((ability.when & bit(When::OwnCombat)) != 0 && !v.fighting())
        v.refuse(Reason::NotInFight, card);
    else if ((ability.when & kIntoCombat) != 0 && v.state.combat.stage == CombatStage::Fleeing)
        v.refuse(Reason::FleeingNow, card);
    else
        v.refuse(Reason::AbilityNotNow, card);
}

void judgeCost(Verdict& v, CardId card, const AbilityDef& ability) {
    const auto& paid = v.command.cards;
    const CostDef& cost = ability.cost;
    const CardTable& cards = v.state.cards;
    if (cost.wholeHand) {
        const int hand = cards.size(Zone::Hand, v.by());
        if (hand == 0) v.refuse(Reason::HandEmpty, card);  // R4.9
        if (hand < cost.least) v.refuse(Reason::CostWrong, card, kNoSeat, cost.least);
        const bool named = paid.empty() || static_cast<int>(paid.size()) == hand;
        if (!named) v.refuse(Reason::CostWrong, card, kNoSeat, hand);
    } else if (paid.size() < cost.least || paid.size() > cost.most) {
        v.refuse(Reason::CostWrong, card, kNoSeat, cost.least);
    }
    if (!allDifferent({paid.begin(), paid.size()})) v.refuse(Reason::CostCardWrong, card);
    for (const CardId c : paid) {
        const bool own =
            c < cards.count() && (cards.isIn(c, Zone::Hand, v.by()) ||
                                  (cards.isIn(c, Zone::InPlay, v.by()) && !cost.handOnly && !cost.wholeHand));
        // R4.9: any card may pay, including the one with the ability, unless the ability discards it anyway.
        if (!own || (c == card && cost.discardThis))
            v.refuse(Reason::CostCardWrong, c < cards.count() ? c : kNoCard);
    }
}

void judgeLimit(Verdict& v, CardId card, const AbilityDef& ability, DefId def, Seat victim) {
    if (ability.limit == Limit::None) return;
    const int used = usedOf(v.game, v.state, def, v.move().ability, v.by(), victim);
    const int more = ability.limitDiscards ? static_cast<int>(v.command.cards.size()) : 1;
    if (used + more > ability.limitCount) v.refuse(Reason::LimitReached, card, kNoSeat, ability.limitCount);
}

}  // namespace

void judgeForcedHelp(Verdict& v, ListRef effects) {
    for (const NodeRef ref : v.game.catalog.list(effects)) {
        if (v.game.catalog.node(ref).op != Op::ForceHelp) continue;
        const Seat whom = v.move().aim.seat();
        if (whom < v.state.players) judgeHelper(v, whom);
        if (isForTheWin(v.game, v.state)) v.refuse(Reason::HelpForWin);
    }
}

void judgeUse(Verdict& v) {
    const CardId card = v.move().card;
    if (!v.seesCard(card)) return;
    const CardTable& cards = v.state.cards;
    DefId id = cards.def(card);
    for (const MonsterEntry& entry : v.state.combat.monsters)
        if (entry.card == card) id = entry.def;  // a mate has the abilities of the monster it doubles
    const CardDef& def = v.game.catalog[id];
    if (!isUsableBy(v, card)) {
        if (cards.isIn(card, Zone::Monsters)) v.refuse(Reason::NotInFight, card);
        const bool sideways = cards.isIn(card, Zone::InPlay, v.by()) && def.kind == CardKind::Item;
        v.refuse(sideways ? Reason::NotEquipped : Reason::AbilityNotYours, card);
        return;
    }
    if (v.move().ability >= def.abilities.size()) {
        v.refuse(Reason::NoSuchAbility, card);
        return;
    }
    const AbilityDef& ability = def.abilities[v.move().ability];
    judgeTime(v, card, ability);
    Bindings at;
    at.you = v.by();
    at.card = card;
    at.def = id;
    at.monster = cards.isIn(card, Zone::Monsters) ? card : kNoCard;
    if (!holds(v.game, v.state, ability.condition, at)) {
        v.refuse(Reason::AbilityNotNow, card);
        v.refuse(Reason::ConditionFails, card);
    }
    judgeCost(v, card, ability);
    judgeLimit(v, card, ability, id, v.move().aim.seat());
    judgeForcedHelp(v, ability.effects);
    if ((ability.when & bit(When::FaceUpDraw)) != 0 && (v.open & bit(When::FaceUpDraw)) != 0) {
        if (cards.size(Zone::DoorDiscard) == 0) v.refuse(Reason::TargetMissing, card);
    }
    judgeTarget(v, ability.target, ability.targetIf, card, at);
}

}  // namespace kickdoor
