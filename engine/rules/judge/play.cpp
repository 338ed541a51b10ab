// Playing a card from hand or table: R4, R6, R7, R10.
#include "rules/judge/parts.h"

#include "evaluation/joins.h"
#include "rules/chapters/allies.h"
#include "rules/chapters/procedures.h"

namespace kickdoor {
namespace {

// Where the card may be played from: the hand, the kicked-open card, a one-shot carried on the table (R6.6).
bool isAtHand(const Verdict& v, CardId card) {
    const CardTable& cards = v.state.cards;
    if (cards.isIn(card, Zone::Hand, v.by())) return true;
    if (cards.isIn(card, Zone::Revealed)) return v.ownTurn() && v.moment == Moment::Free;
    if (!cards.isIn(card, Zone::InPlay, v.by())) return false;
    if (v.defOf(card).kind == CardKind::Item)  // handed to a Hireling (R7.9)
        return isHireling(v.game, v.state, v.move().aim.card(), v.by());
    return v.defOf(card).kind == CardKind::OneShot && !cards.isAttached(card);
}

void judgeTime(Verdict& v, CardId card, const PlayRule& rule) {
    const CardDef& def = v.defOf(card);
    const bool fresh = v.state.cards.isFresh(card) || v.state.cards.isIn(card, Zone::Revealed);
    if ((rule.when & v.open) != 0 || (fresh && (rule.whenFresh & v.open) != 0)) return;
    const bool gear = def.kind == CardKind::Item || def.kind == CardKind::Cheat;
    if (gear && v.mayArmInCombat()) return;
    if (laysOneShotDown(v.game, v.state, v.command, v.open)) return;
    const bool intoCombat = (rule.when & kIntoCombat) != 0;
    const bool wantsCombat = intoCombat && !v.state.combatOn();
    if (wantsCombat) v.refuse(Reason::NoCombat, card);
    if (intoCombat && v.state.combat.stage == CombatStage::Fleeing) v.refuse(Reason::FleeingNow, card);
    if (gear || (wantsCombat && mayLieOnTable(v.game, def))) {
        if (v.fighting()) v.refuse(Reason::PlayInCombat, card);
        if (!v.ownTurn()) v.refuse(Reason::PlayOwnTurn, card);
    } else if (def.kind == CardKind::Identity || def.kind == CardKind::Doubling) {
        if (!v.ownTurn()) v.refuse(Reason::IdentityOwnTurn, card);
    } else if (def.kind == CardKind::Level) {
        const bool anyTime = (rule.when & bit(When::AnyTime)) != 0;
        if (!v.ownTurn() && !anyTime) v.refuse(Reason::LevelOwnTurn, card);
    } else if (def.kind == CardKind::Monster) {
        v.refuse(Reason::MonsterNeedsBringer, card);
    } else if ((rule.when & bit(When::Fleeing)) != 0) {
        const bool late = v.state.combat.stage == CombatStage::Fleeing;
        v.refuse(!late          ? Reason::NotFleeing
                 : v.fighting() ? Reason::AlreadyRolled
                                : Reason::NotInFight,
                 card);
    }
    if (v.refusals.empty()) v.refuse(Reason::NotNow, card);
}

void judgeIdentity(Verdict& v, const CardDef& def, CardId card, CardId also) {
    if (hasIdentity(v.game, v.state, v.by(), def.identity, false)) v.refuse(Reason::SameIdentity, card);
    const bool doubled = doublingCard(v.game, v.state, v.by(), def.identityType) != kNoCard ||
                         (also != kNoCard && v.defOf(also).identityType == def.identityType);
    if (identityCount(v.game, v.state, v.by(), def.identityType) >= (doubled ? 2 : 1))
        v.refuse(Reason::IdentitySlotTaken, card);
}

void judgeDoubling(Verdict& v, const CardDef& def, CardId card) {
    const int held = identityCount(v.game, v.state, v.by(), def.identityType);
    if (held == 0) v.refuse(Reason::NeedsIdentity, card);
    if (doublingCard(v.game, v.state, v.by(), def.identityType) != kNoCard)
        v.refuse(Reason::DoublingTaken, card);
    const CardId second = v.move().with;
    if (second == kNoCard) {
        const bool needs = v.game.rules.doubling[def.identityType] == DoublingReading::NeedsSecond;
        if (needs && held < 2) v.refuse(Reason::NeedsSecondIdentity, card);  // R4.8
        return;
    }
    const CardDef& other = v.defOf(second);
    const bool atHand = !v.state.cards.isIn(second, Zone::InPlay) && isAtHand(v, second);
    if (other.kind != CardKind::Identity || other.identityType != def.identityType || !atHand)
        v.refuse(Reason::SecondCardWrong, second);
    else
        judgeIdentity(v, other, second, card);
}

// R6.7: a card that gives a monster its required tag is played with the monster.
void judgeBroughtAlong(Verdict& v, const CardDef& def, CardId card, CardId monster) {
    if (!v.state.cards.isIn(monster, Zone::Hand, v.by()) || v.defOf(monster).kind != CardKind::Monster)
        v.refuse(Reason::SecondCardWrong, monster);
    if (!mayBringAlong(v.game, v.state, def)) v.refuse(Reason::MonsterNeedsBringer, card);
    const bool late = v.state.combatOn() && !mayMonstersJoin(v.state);
    if (late && v.refusals.empty()) v.refuse(Reason::FleeingNow, card);
    if (v.move().aim.kind != AimKind::None) v.refuse(Reason::TargetWrong, card);
    if (v.state.combat.monsters.full()) v.refuse(Reason::FightFull, card);
}

// R6.7: into the fight by itself; R8.15: as an enhancer.
void judgeMonster(Verdict& v, const CardDef& def, CardId card) {
    if (v.move().aim.kind == AimKind::Card) {
        if (mayEnhance(v.game, v.state, def, v.move().aim.card())) return;
        v.refuse(Reason::TargetWrong, card);
        v.refuse(Reason::MonsterNeedsBringer, card);
        return;
    }
    if (v.move().aim.kind != AimKind::None) v.refuse(Reason::TargetWrong, card);
    if (!mayJoin(v.game, v.state, v.by(), def, 0)) v.refuse(Reason::MonsterNeedsBringer, card);
    if (v.state.combat.monsters.full()) v.refuse(Reason::FightFull, card);
}

// R7.9: `item` is given to a Hireling that now carries `load`.
void judgeLoad(Verdict& v, CardId item, CardId load, CardId hireling) {
    if (v.fighting()) v.refuse(Reason::HirelingInCombat, item);
    // Turned sideways meanwhile; what its player may not use (R7.3) stays so.
    const bool wakes =
        load == item && !v.state.cards.isEquipped(item) && mayUseItem(v.game, v.state, item, v.by());
    if (load != kNoCard && !wakes) v.refuse(Reason::HirelingBusy, hireling);
}

// An Item given to a Hireling, from the hand or from the table.
void judgeHandOver(Verdict& v, CardId item) {
    const CardId hireling = v.move().aim.card();
    if (!isHireling(v.game, v.state, hireling, v.by())) {
        v.refuse(Reason::TargetWrong, item);
        return;
    }
    judgeLoad(v, item, carriedBy(v.game, v.state, hireling), hireling);
}

// A Hireling may take an Item when it is played (R7.9).
void judgeAlly(Verdict& v, const CardDef& def, CardId card) {
    if (v.moment == Moment::Setup) {  // R1.8
        if (def.ally == AllyKind::Companion) v.refuse(Reason::NotInSetup, card);
        for (const CardId other : v.state.cards.in(Zone::InPlay, v.by()))
            if (v.defOf(other).kind == CardKind::Ally) v.refuse(Reason::OneAllyInSetup, card);
    }
    if (v.move().aim.kind == AimKind::None) return;
    const CardId item = v.move().aim.card();
    const bool own = item < v.state.cards.count() && v.state.cards.isIn(item, Zone::InPlay, v.by());
    if (def.ally != AllyKind::Hireling || !own || v.defOf(item).kind != CardKind::Item)
        v.refuse(Reason::TargetWrong, card);
    else
        judgeLoad(v, item, kNoCard, card);
}

// Checks a card that must be played with another card of this kind from hand.
void judgeFromHand(Verdict& v, CardId card, CardKind kind) {
    const CardId with = v.move().with;
    if (with == kNoCard || !v.state.cards.isIn(with, Zone::Hand, v.by()) || v.defOf(with).kind != kind)
        v.refuse(Reason::SecondCardWrong, card);
}

void judgeSecondCard(Verdict& v, const CardDef& def, CardId card, bool laidDown) {
    const CardId with = v.move().with;
    if (with != kNoCard && !v.seesCard(with)) return;
    if (def.kind == CardKind::Doubling) return judgeDoubling(v, def, card);
    if (def.kind == CardKind::Enhancer && with != kNoCard) return judgeBroughtAlong(v, def, card, with);
    switch (laidDown ? WithCard::None : def.play.with) {
        case WithCard::None:
            if (with != kNoCard) v.refuse(Reason::SecondCardWrong, with);
            return;
        case WithCard::MonsterFromHand: return judgeFromHand(v, card, CardKind::Monster);
        case WithCard::IdentityFromHand: return judgeFromHand(v, card, CardKind::Identity);
    }
}

void judgeKind(Verdict& v, const CardDef& def, CardId card, const PlayRule& rule) {
    switch (def.kind) {
        case CardKind::Identity: judgeIdentity(v, def, card, kNoCard); break;
        case CardKind::Ally: judgeAlly(v, def, card); break;
        case CardKind::Item:
        case CardKind::OneShot:
            if (v.move().aim.kind == AimKind::Card && def.kind == CardKind::Item) {
                judgeHandOver(v, card);
                break;
            }
            if (def.big && !v.state.cards.isIn(card, Zone::InPlay, v.by()) &&
                !hasRoomForBig(v.game, v.state, v.by(), 1))
                v.refuse(Reason::TooManyBig, card);
            break;
        case CardKind::Level:
            judgeLevelCard(v, def, card,
                           rule.target == Target::Player && v.move().aim.kind == AimKind::Player
                               ? v.move().aim.seat()
                               : v.by());
            break;
        case CardKind::Monster: judgeMonster(v, def, card); break;
        case CardKind::Join:
            if (v.state.combat.monsters.full()) v.refuse(Reason::FightFull, card);
            break;
        // Only time and target are restricted, which are checked for all kinds.
        case CardKind::Curse:
        case CardKind::Enhancer:
        case CardKind::Doubling:
        case CardKind::Cheat:
        case CardKind::Other:
        case CardKind::Character: break;
    }
}

bool onlyAnswersStrikes(const CardDef& def) {
    constexpr WhenSet kStrikes = bit(When::StrikeOnYou) | bit(When::CurseOnYou) | bit(When::BadStuffOnYou);
    return def.play.when != 0 && (def.play.when & ~kStrikes) == 0;
}

// False for monsters, allies and cards played with a second card, whose target judgeKind and judgeSecondCard
// check.
bool isAimedByRule(const Verdict& v, const CardDef& def) {
    switch (def.kind) {
        case CardKind::Monster:
        case CardKind::Ally: return false;
        case CardKind::Enhancer: return v.move().with == kNoCard;
        case CardKind::Item: return v.move().aim.kind != AimKind::Card;
        case CardKind::Curse:
        case CardKind::Join:
        case CardKind::Identity:
        case CardKind::Doubling:
        case CardKind::OneShot:
        case CardKind::Level:
        case CardKind::Cheat:
        case CardKind::Other:
        case CardKind::Character: break;
    }
    return true;
}

// The time: in set-up only the cards of R1.8; an Item on the table is handed over at the same times as it is
// equipped (R6.2, R7.9).
void judgeWhen(Verdict& v, const CardDef& def, CardId card, const PlayRule& rule, bool laidDown) {
    if (v.moment == Moment::Setup) {
        const bool fits = def.kind == CardKind::Identity || def.kind == CardKind::Doubling ||
                          def.kind == CardKind::Item || def.kind == CardKind::Cheat ||
                          def.kind == CardKind::Ally || laidDown;
        const bool usable =
            v.game.rules.setupAnyItem || !def.isItem || mayUseItem(v.game, v.state, card, v.by());
        if (!fits || !usable || v.state.player[v.by()].setUpDone != 0) v.refuse(Reason::NotInSetup, card);
        if (!usable) v.refuse(Reason::NotUsable, card);
    } else if (def.kind == CardKind::Item && v.state.cards.isIn(card, Zone::InPlay)) {
        if (!v.beside()) v.refuse(Reason::WindowOpen, card);
    } else {
        judgeTime(v, card, rule);
    }
}

}  // namespace

void judgePlay(Verdict& v) {
    const CardId card = v.move().card;
    if (!v.seesCard(card)) return;
    const CardDef& def = v.defOf(card);
    if (!isAtHand(v, card)) {
        v.refuse(v.state.cards.isIn(card, Zone::Hand) ? Reason::NotYourCard : Reason::NotInHand, card);
        return;
    }
    const PlayRule rule = playRuleOf(v.game, def);
    const bool laidDown = laysOneShotDown(v.game, v.state, v.command, v.open);
    judgeWhen(v, def, card, rule, laidDown);
    if (!laidDown && onlyAnswersStrikes(def) && v.moment != Moment::StrikeWindow)
        v.refuse(Reason::NothingToAnswer, card);
    Bindings at;
    at.you = v.by();
    at.card = card;
    at.def = v.state.cards.def(card);
    if (v.moment == Moment::StrikeWindow) at.cause = v.state.stack.back().cause;
    if (!laidDown && !holds(v.game, v.state, def.play.condition, at)) v.refuse(Reason::ConditionFails, card);
    judgeSecondCard(v, def, card, laidDown);
    judgeKind(v, def, card, rule);
    if (laidDown || !isAimedByRule(v, def)) return;
    judgeForcedHelp(v, def.effects);
    judgeTarget(v, rule.target, def.play.targetIf, card, at);
}

}  // namespace kickdoor
