#include "bot/search/sense.h"

#include <algorithm>

#include "bot/effect_value.h"
#include "bot/fight_math.h"
#include "rules/chapters/escape.h"

namespace kickdoor {
namespace {

using Effects = std::span<const NodeRef>;

// What the card played or the ability used does.
Effects effectsOf(const Sight& sight, const Move& move) {
    const CardDef& def = sight.defOf(move.card);
    if (move.kind == CommandKind::Play) return sight.game.catalog.list(def.effects);
    if (move.ability >= def.abilities.size()) return {};
    return sight.game.catalog.list(def.abilities[move.ability].effects);
}

bool isSpent(const Sight& sight, const Command& command) {
    if (command.kind() == CommandKind::Play || !command.cards.empty()) return true;
    const CardDef& def = sight.defOf(command.move.card);
    return command.move.ability < def.abilities.size() &&
           def.abilities[command.move.ability].cost.discardThis;
}

// To see cards is worth less than any card.
bool onlyLooks(const Sight& sight, Effects effects) {
    return !effects.empty() && std::all_of(effects.begin(), effects.end(), [&](NodeRef ref) {
        const Op op = sight.game.catalog.node(ref).op;
        return op == Op::LookAtHand || op == Op::LookAtDeck;
    });
}

// The card whose ability is used may be among those that it costs: then it is gone, and the ability with it.
bool paysWithItself(const Command& command) {
    if (command.kind() != CommandKind::Use) return false;
    return std::find(command.cards.begin(), command.cards.end(), command.move.card) != command.cards.end();
}

// The best that the effects can add to the die, or the least; a new throw may be anything.
struct Turns {
    bool any = false;
    int least = 0;
    int most = 0;
};

Turns turnsOf(const Sight& sight, Effects effects, const Command& command);

Turns turnsOf(const Sight& sight, const Node& node, const Command& command) {
    Bindings at;
    at.you = sight.me;
    at.target = command.move.aim.seat();
    at.card = command.move.card;
    at.number = static_cast<std::int16_t>(command.cards.size());
    const int sides = sight.roll().sides;
    if (node.op == Op::Reroll || node.op == Op::SetRoll) return {true, -sides, sides};
    if (node.op == Op::AddToRoll) {
        const int change = sight.amountOr(Parameters<Op::AddToRoll>(node).get<"amount">(), at, 0);
        return {true, change, change};
    }
    if (node.op != Op::ChooseOne) return {};
    Turns all;
    for (const NodeRef ref : sight.game.catalog.list(Parameters<Op::ChooseOne>(node).get<"options">())) {
        const Parameters<Op::Option> option(sight.game.catalog.node(ref));
        const Turns one = turnsOf(sight, sight.game.catalog.list(option.get<"do">()), command);
        if (!one.any) continue;
        all.least = all.any ? std::min(all.least, one.least) : one.least;
        all.most = all.any ? std::max(all.most, one.most) : one.most;
        all.any = true;
    }
    return all;
}

Turns turnsOf(const Sight& sight, Effects effects, const Command& command) {
    Turns sum;
    for (const NodeRef ref : effects) {
        const Turns one = turnsOf(sight, sight.game.catalog.node(ref), command);
        sum.any = sum.any || one.any;
        sum.least += one.least;
        sum.most += one.most;
    }
    return sum;
}

// Whether the bot may gain by turning the die so. In a fight each side wants a high die of its own (R8.13).
bool turnsDieWell(const Sight& sight, const Turns& turns) {
    const DieRoll& roll = sight.roll();
    if (roll.purpose == RollPurpose::RunAway && roll.roller == sight.me)
        return sight.rollTotal() < kEscapesFrom && turns.most > 0;
    const bool ours = roll.purpose == RollPurpose::FightersDie;
    if (!ours && roll.purpose != RollPurpose::MonstersDie) return true;
    const bool high = sight.inCombat(sight.me) == ours;
    return dieMatters(sight) && (high ? turns.most > 0 : turns.least < 0);
}

// Makes the own fight harder, and it is then not won. More monsters are fine for who still wins.
bool losesOwnFight(const Sight& sight, const Command& command, Effects effects) {
    if (!sight.combatOn() || !sight.inCombat(sight.me)) return false;
    for (const NodeRef ref : effects)
        if (sight.game.catalog.node(ref).op == Op::LeaveFight) return false;
    const int change = leadChange(sight, command.move, static_cast<int>(command.cards.size()));
    if (change >= 0) return false;
    const CombatSums sums = sight.combatSums();
    return lead(sums) + change < needed(sums);
}

// Even together they lose, and by more than a card would turn; or the helper adds nothing at all.
bool asksInVain(const Sight& sight, const Command& command) {
    if (command.kind() != CommandKind::AskHelp || !sight.combatOn()) return false;
    constexpr int kCard = 3;
    const CombatSums alone = sight.combatSums();
    const CombatSums together = sumsWithHelper(sight, command.move.seat);
    if (together.winning()) return false;
    return lead(together) <= lead(alone) || lead(together) + kCard < needed(together);
}

// What one Hireling carries works no better on another, and could be handed to and fro without end.
bool handsAround(const Sight& sight, const Move& move) {
    return move.kind == CommandKind::Play && move.aim.kind == AimKind::Card &&
           sight.defOf(move.card).kind == CardKind::Item && sight.hostOf(move.card) != kNoCard;
}

// At the end of the turn, cards above the hand limit go to others.
bool givesAwayNext(const Sight& sight) {
    return sight.phase() == Phase::End && sight.active() == sight.me &&
           sight.size(Zone::Hand, sight.me) > sight.handLimit(sight.me);
}

// Plays outside the fight whose value can be told. A Level card that does nothing is only spent.
bool hurtsItself(const Sight& sight, const Command& command) {
    const Move& move = command.move;
    if (move.kind != CommandKind::Play) return false;
    const CardDef& def = sight.defOf(move.card);
    if (def.kind == CardKind::Curse)
        return move.aim.seat() == sight.me && curseValue(sight, def, sight.me, sight.me) <= 0;
    const bool atOnce = def.kind == CardKind::Level || def.kind == CardKind::Other ||
                        (def.kind == CardKind::OneShot && def.bonus == 0);
    if (!atOnce) return false;
    Bindings at;
    at.you = sight.me;
    at.target = move.aim.seat();
    at.card = move.card;
    at.def = sight.defIdOf(move.card);
    if (def.kind == CardKind::Level && at.target == kNoSeat) at.target = sight.me;
    const int value = effectValue(sight, def.effects, at);
    return value < 0 || (value == 0 && def.kind == CardKind::Level && !givesAwayNext(sight));
}

}  // namespace

bool makesSense(const Sight& sight, const Command& command) {
    const Move& move = command.move;
    if (asksInVain(sight, command)) return false;
    const bool acts = move.kind == CommandKind::Play || move.kind == CommandKind::Use;
    if (!acts || !sight.knows(move.card)) return true;
    const Effects effects = effectsOf(sight, move);
    if (isSpent(sight, command) && onlyLooks(sight, effects)) return false;
    if (paysWithItself(command) || handsAround(sight, move)) return false;
    if (sight.window().kind == WindowKind::Roll && isSpent(sight, command)) {
        const Turns turns = turnsOf(sight, effects, command);
        if (turns.any && !turnsDieWell(sight, turns)) return false;
    }
    return !losesOwnFight(sight, command, effects) && !hurtsItself(sight, command);
}

bool comesBefore(const Sight& sight, const Candidate& usual, const Command& other) {
    if (!usual || other.kind() != CommandKind::EndTurn) return false;
    if (usual->kind() == CommandKind::Equip) return true;
    return usual->kind() == CommandKind::Play && sight.knows(usual->move.card) &&
           sight.defOf(usual->move.card).kind == CardKind::Item;
}

}  // namespace kickdoor
