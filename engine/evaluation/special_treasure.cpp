// Treasure "Special" (R8.12, ruling 19): what the card says, found out only when it is drawn.
#include "evaluation/strength.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr int kUnclear = 6;  // where the card does not say how many

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
        for (const std::int16_t ref : catalog_.list(effects)) sum += most(catalog_.node(ref));
        return sum;
    }
    int most(const Node& node) const {
        switch (node.op) {
            case Op::Draw: return isFighter(node.arg[0]) ? number(node.arg[2]) : 0;
            case Op::Take: {
                const Node& selector = catalog_.node(node.arg[0]);
                const int taken = isFighter(node.arg[1]) ? number(selector.arg[param::kQuantity]) : 0;
                return std::max(taken, most(static_cast<ListRef>(node.arg[3])));
            }
            case Op::If: return std::max(most(node.arg[1]), most(node.arg[2]));
            case Op::Roll: return mostOf(node.arg[1], 2);
            case Op::ChooseOne: return mostOf(node.arg[1], 1);
            case Op::May: return most(node.arg[1]);
            default: return 0;
        }
    }
    int mostOf(ListRef branches, std::size_t list) const {
        int best = 0;
        for (const std::int16_t ref : catalog_.list(branches))
            best = std::max(best, most(catalog_.node(ref).arg[list]));
        return best;
    }
    // Of a won fight, the victim of its monsters is the fighter.
    static bool isFighter(std::int16_t who) {
        return static_cast<Who>(who) == Who::Victim || static_cast<Who>(who) == Who::You ||
               static_cast<Who>(who) == Who::Fighter;
    }
    int number(NodeRef amount) const {
        if (amount == kNoRef) return 1;
        const Node& node = catalog_.node(amount);
        return node.op == Op::Const ? node.arg[0] : kUnclear;
    }

    const Catalog& catalog_;
};

// fn(def) for each monster of the fight with special Treasure, those that have left it to be paid, too.
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
