#include "bot/fight_math.h"

#include <algorithm>

#include "bot/effect_value.h"
#include "evaluation/evaluate.h"
#include "rules/chapters/procedures.h"

namespace kickdoor {
namespace {

const Node* firstEffect(const Sight& sight, ListRef effects) {
    const auto list = sight.game.catalog.list(effects);
    return list.empty() ? nullptr : &sight.game.catalog.node(list.front());
}

const MonsterEntry* entryOf(const Sight& sight, CardId card) {
    for (const MonsterEntry& entry : sight.combat().monsters)
        if (entry.card == card) return &entry;
    return nullptr;
}

// If the last monster leaves, the fight ends without its Levels and Treasures.
int removal(const Sight& sight) {
    return sight.combat().monsters.size() <= 1 ? kEndsFight : 0;
}

int strengthOfMonster(const Sight& sight, CardId card) {
    Imagined without = sight.imagine();
    without.removeMonster(card);
    return sight.combatSums().monsters - without.combatSums().monsters;
}

int markChange(const Sight& sight, Parameters<Op::AddStrength> mark, const Bindings& at, const Aim& aim) {
    const int amount = sight.amountOr(mark.get<"amount">(), at, 0);
    const Combat& combat = sight.combat();
    switch (mark.get<"to">()) {
        case Side::Fighters: return amount;
        case Side::Monsters: return -amount;
        case Side::Target: break;
    }
    if (aim.kind == AimKind::Monsters) return -amount;
    if (aim.kind == AimKind::Fighters) return amount;
    const Seat seat = aim.seat();
    return seat != kNoSeat && (seat == combat.fighter || seat == combat.helper) ? amount : 0;
}

int effectChange(const Sight& sight, const Node& node, const Move& move, int discards) {
    Bindings at;
    at.you = sight.me;
    at.target = move.aim.seat();
    at.monster = move.aim.card();
    at.card = move.card;
    at.number = static_cast<std::int16_t>(discards);
    switch (node.effect()) {
        case EffectOp::AddStrength: return markChange(sight, Parameters<Op::AddStrength>(node), at, move.aim);
        case EffectOp::RemoveMonster:
        case EffectOp::KillMonster: {
            const WhichMonster which = node.op == Op::RemoveMonster
                                           ? Parameters<Op::RemoveMonster>(node).get<"monster">()
                                           : Parameters<Op::KillMonster>(node).get<"monster">();
            const CardId gone = which == WhichMonster::This ? move.card : move.aim.card();
            if (entryOf(sight, gone) == nullptr) return 0;
            return removal(sight) != 0 ? kEndsFight : strengthOfMonster(sight, gone);
        }
        case EffectOp::LeaveFight: {
            if (sight.combat().helper == kNoSeat) return 0;
            return lead(sumsWithHelper(sight, kNoSeat)) - lead(sight.combatSums());
        }
        case EffectOp::ForceHelp:
            return move.aim.seat() == kNoSeat
                       ? 0
                       : lead(sumsWithHelper(sight, move.aim.seat())) - lead(sight.combatSums());
        case EffectOp::JoinFight: return move.with == kNoCard ? 0 : -sight.defOf(move.with).level;
        case EffectOp::JoinAsMate:
            return move.aim.card() == kNoCard ? 0 : -strengthOfMonster(sight, move.aim.card());
        case EffectOp::LoseLevels: {
            const Parameters<Op::LoseLevels> loss(node);
            const SeatSet losers = sight.resolve(loss.get<"who">(), at);
            const int levels = sight.amountOr(loss.get<"amount">(), at, 1);
            const Seat fighter = sight.combat().fighter;
            return losers.has(fighter) ? -std::min(levels, sight.levelOf(fighter) - 1) : 0;
        }
        case EffectOp::GainLevels:
        case EffectOp::SetLevel:
        case EffectOp::Discard:
        case EffectOp::Take:
        case EffectOp::Draw:
        case EffectOp::Die:
        case EffectOp::ChangeSex:
        case EffectOp::Roll:
        case EffectOp::If:
        case EffectOp::ForEach:
        case EffectOp::ChoosePlayer:
        case EffectOp::ChooseOne:
        case EffectOp::May:
        case EffectOp::Escape:
        case EffectOp::LookAtHand:
        case EffectOp::LookAtDeck:
        case EffectOp::CancelStrike:
        case EffectOp::RedirectStrike:
        case EffectOp::Reroll:
        case EffectOp::SetRoll:
        case EffectOp::AddToRoll: break;
    }
    return 0;
}

// A monster from the hand joins the fight (R6.7), by itself or with the card that brings it.
int joiningChange(const Sight& sight, CardId monster, CardId giver) {
    Imagined after = sight.imagine();
    if (!after.addMonster(monster)) return 0;
    if (giver != kNoCard) after.attach(giver, monster);
    return lead(after.combatSums()) - lead(sight.combatSums());
}

// The card itself counts on the side where it is placed (R6.6, R8.2, R10.3).
int lyingChange(const Sight& sight, const Move& move) {
    const CardDef& def = sight.defOf(move.card);
    const bool onMonster = entryOf(sight, move.aim.card()) != nullptr;
    if (def.kind == CardKind::Monster && onMonster) return -def.asEnhancerBonus;  // R8.15
    if (def.kind == CardKind::Monster) return joiningChange(sight, move.card, kNoCard);
    if (def.kind == CardKind::Enhancer && move.with != kNoCard)
        return joiningChange(sight, move.with, move.card);
    if ((def.statMask & (1U << static_cast<unsigned>(Stat::Strength))) == 0) return 0;
    Imagined after = sight.imagine();
    if (def.kind == CardKind::Enhancer && onMonster)
        after.attach(move.card, move.aim.card());
    else if (move.aim.kind == AimKind::Fighters)
        after.move(move.card, Zone::FighterCards);
    else if (move.aim.kind == AimKind::Monsters)
        after.move(move.card, Zone::MonsterCards);
    else if (def.kind == CardKind::Ally && sight.inCombat(sight.me))
        after.move(move.card, Zone::InPlay, sight.me);
    else if (def.kind == CardKind::Curse && move.aim.seat() != kNoSeat)
        after.move(move.card, Zone::Curses, move.aim.seat());
    else
        return 0;
    return lead(after.combatSums()) - lead(sight.combatSums());
}

}  // namespace

int leadChange(const Sight& sight, const Move& move, int discards) {
    if (!sight.combatOn() || move.card == kNoCard || !sight.knows(move.card)) return 0;
    const CardDef& def = sight.defOf(move.card);
    ListRef effects = kNoList;
    if (move.kind == CommandKind::Use) {
        const MonsterEntry* monster = entryOf(sight, move.card);  // a mate has the abilities of its monster
        const CardDef& source = monster != nullptr ? sight.game.catalog[monster->def] : def;
        if (move.ability >= source.abilities.size()) return 0;
        effects = source.abilities[move.ability].effects;
    } else if (move.kind == CommandKind::Play) {
        const int lying = lyingChange(sight, move);
        if (lying != 0) return lying;
        effects = def.effects;
    }
    const Node* node = firstEffect(sight, effects);
    if (node == nullptr) return 0;
    if (def.kind == CardKind::Curse && node->op == Op::LoseLevels) {
        const bool hit = move.aim.seat() == sight.combat().fighter;
        const int levels = sight.amountOr(Parameters<Op::LoseLevels>(*node).get<"amount">(), {}, 1);
        return hit ? -std::min(levels, sight.levelOf(move.aim.seat()) - 1) : 0;
    }
    return effectChange(sight, *node, move, discards);
}

int winChance(const Sight& sight, int lead, bool winsTies) {
    const int least = winsTies ? 0 : 1;
    if (!sight.game.rules.criticalCombat) return lead >= least ? 100 : 0;
    constexpr int kSides = 20;
    int wins = kSides;  // a natural 20, whatever the monsters throw
    for (int ours = 2; ours < kSides; ++ours) wins += std::clamp(lead + ours - least, 0, kSides);
    return wins * 100 / (kSides * kSides);
}

CombatSums sumsWithHelper(const Sight& sight, Seat helper) {
    Imagined after = sight.imagine();
    after.setHelper(helper);
    return after.combatSums();
}

CombatSums sumsAgainst(const Sight& sight, CardId monster) {
    Imagined after = sight.imagine();
    after.beginCombat(sight.me);
    after.addMonster(monster);
    return after.combatSums();
}

bool dieMatters(const Sight& sight) {
    const DieRoll& roll = sight.roll();
    const int natural = sight.combat().natural;
    const bool fights = sight.inCombat(sight.me);
    if (roll.purpose == RollPurpose::FightersDie) return !fights || natural != roll.sides;
    if (natural != 0) return false;
    const CombatSums& sums = sight.combatSums();
    const bool won = lead(sums) - sight.rollTotal() >= needed(sums);
    return won != fights;
}

int levelsAtStake(const Sight& sight) {
    int levels = sight.combat().killedLevels;
    for (std::size_t i = 0; i < sight.combat().monsters.size(); ++i) levels += sight.levelsForKill(i);
    // A fighter at the goal is waiting for Boss Monsters to fall (R2.8).
    const Seat fighter = sight.combat().fighter;
    const bool atGoal = fighter != kNoSeat && sight.levelOf(fighter) >= sight.game.rules.goal();
    return atGoal ? 0 : levels;
}

bool winsGame(const Sight& sight) {
    return sight.isForTheWin();
}

int fullLoss(const Sight& sight, Seat fleer) {
    int loss = 0;
    for (const MonsterEntry& entry : sight.combat().monsters)
        loss -= badStuffValue(sight, sight.game.catalog[entry.def], fleer);
    return std::max(0, loss);
}

int escapeCost(const Sight& sight, Seat fleer) {
    const Bindings nobody;
    const int bonus = sight.statOf(fleer, Stat::RunAway) + sight.statOf(fleer, Stat::DieRoll);
    if (sight.statOf(fleer, Stat::SureEscape) > 0) return 0;
    int cost = 0;
    for (const MonsterEntry& entry : sight.combat().monsters) {
        const CardDef& def = sight.game.catalog[entry.def];
        Bindings at = nobody;
        at.victim = fleer;
        at.you = fleer;
        at.card = entry.card;
        at.monster = entry.card;
        int modifier = bonus;
        bool pursues = true;
        for (const ModifierDef& m : def.modifiers) {
            if (!sight.holds(m.condition, at)) continue;
            if (m.stat == Stat::RunAway) modifier += m.constant;
            if (m.stat == Stat::NoEscape) modifier -= 6;
            if (m.stat == Stat::NoPursuit) pursues = false;
        }
        if (!pursues) continue;
        const int caughtFaces = std::clamp(kEscapesFrom - 1 - modifier, 0, 6);
        cost += -badStuffValue(sight, def, fleer) * caughtFaces / 6;
    }
    return std::max(0, cost);
}

}  // namespace kickdoor
