// Treasure "Special" (R8.12, ruling 19): what the card says, found out only when it is drawn.
#include "card/branches.h"
#include "card/parameters.h"
#include "evaluation/strength.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr int kUnclear = 6;  // if the card does not say how many

class SpecialTreasure {
public:
    explicit SpecialTreasure(const Catalog& catalog) : catalog_(catalog) {}

    int most(const CardDef& monster) const {
        int sum = 0;
        for (const TriggerDef& trigger : monster.triggers)
            if (trigger.on == TriggerOn::Victory) sum += most(trigger.effects);
        return sum;
    }

private:
    int most(ListRef effects) const {
        int sum = 0;
        for (const NodeRef ref : catalog_.list(effects)) sum += most(catalog_.node(ref));
        return sum;
    }
    int most(const Node& node) const {
        if (node.op == Op::Draw) {
            const Parameters<Op::Draw> draw(node);
            return isFighter(draw.get<"who">()) ? number(draw.get<"amount">()) : 0;
        }
        if (node.op == Op::Take) {
            const Parameters<Op::Take> take(node);
            const Selector cards(catalog_.node(take.get<"cards">()));
            const int taken = isFighter(take.get<"to">()) ? number(cards.get<"quantity">()) : 0;
            return std::max(taken, most(take.get<"orElse">()));
        }
        switch (branchOf(node)) {
            case BranchOp::If: {
                const Parameters<Op::If> choice(node);
                return std::max(most(choice.get<"then">()), most(choice.get<"else">()));
            }
            case BranchOp::Roll: return mostOf<Op::Outcome>(Parameters<Op::Roll>(node).get<"outcomes">());
            case BranchOp::ChooseOne:
                return mostOf<Op::Option>(Parameters<Op::ChooseOne>(node).get<"options">());
            case BranchOp::May: return most(Parameters<Op::May>(node).get<"do">());
            case BranchOp::ForEach:
            case BranchOp::ChoosePlayer: break;  // what others get
        }
        return 0;
    }
    template <Op part>
    int mostOf(ListRef branches) const {
        int best = 0;
        for (const NodeRef ref : catalog_.list(branches))
            best = std::max(best, most(Parameters<part>(catalog_.node(ref)).template get<"do">()));
        return best;
    }
    // In a won fight the victim of its monsters is the fighter.
    static bool isFighter(Who who) { return who == Who::Victim || who == Who::You || who == Who::Fighter; }
    int number(NodeRef amount) const {
        if (amount == kNoRef) return 1;
        const Node& node = catalog_.node(amount);
        return node.op == Op::Const ? Parameters<Op::Const>(node).get<"value">() : kUnclear;
    }

    const Catalog& catalog_;
};

// Calls fn(def) for each monster with special Treasure in the fight, or that has left it and will be paid.
template <class Fn>
void forEachSpecial(const Game& game, const GameState& state, Fn&& fn) {
    for (const MonsterEntry& entry : state.combat.monsters)
        if (game.catalog[entry.def].specialTreasure) fn(game.catalog[entry.def]);
    for (const DefId def : state.combat.paying)
        if (game.catalog[def].specialTreasure) fn(game.catalog[def]);
}

}  // namespace

bool hasSpecialTreasure(const Game& game, const GameState& state) {
    bool any = false;
    forEachSpecial(game, state, [&](const CardDef&) { any = true; });
    return any;
}

int mostTreasures(const Game& game, const GameState& state) {
    int sum = combatTreasures(game, state);
    forEachSpecial(game, state, [&](const CardDef& def) { sum += SpecialTreasure(game.catalog).most(def); });
    return sum;
}

}  // namespace kickdoor
