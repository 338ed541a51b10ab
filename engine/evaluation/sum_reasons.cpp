#include "evaluation/sum_reasons.h"

#include "base/indices.h"
#include "card/word_lists.h"

#include <algorithm>

namespace kickdoor {
namespace {

bool addsStrength(const Catalog& catalog, ListRef effects);

bool addsStrength(const Catalog& catalog, const Node& node) {
    if (node.op == Op::AddStrength) return true;
    const OpSpec& spec = specOf(node.op);
    for (std::size_t i = 0; i < spec.paramCount; ++i)
        if (isListParam(spec.params[i].type) && addsStrength(catalog, ListRef(node.arg[i]))) return true;
    return false;
}

bool addsStrength(const Catalog& catalog, ListRef effects) {
    const auto list = catalog.list(effects);
    return std::any_of(list.begin(), list.end(),
                       [&](NodeRef ref) { return addsStrength(catalog, catalog.node(ref)); });
}

}  // namespace

int abilityThatMarks(const CardDef& card, const Catalog& catalog) {
    int found = -1;
    if (addsStrength(catalog, card.effects) || addsStrength(catalog, card.badStuff)) return -1;
    for (const TriggerDef& trigger : card.triggers)
        if (addsStrength(catalog, trigger.effects)) return -1;
    for (const std::size_t i : indicesOf(card.abilities)) {
        if (!addsStrength(catalog, card.abilities[i].effects)) continue;
        if (found >= 0) return -1;
        found = static_cast<int>(i);
    }
    return found;
}

}  // namespace kickdoor
