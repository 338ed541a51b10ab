#include "io/scenario/fight_order.h"

#include <algorithm>

namespace kickdoor::scenario {

void FightOrder::see(const GameState& state) {
    if (!state.combatOn()) return entries_.clear();
    const auto& fight = state.combat.monsters;
    for (Entry& entry : entries_)
        entry.here = std::any_of(fight.begin(), fight.end(),
                                 [&](const MonsterEntry& monster) { return monster.card == entry.card; });
    for (const MonsterEntry& monster : fight) {
        const auto known = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) {
            return entry.here && entry.card == monster.card;
        });
        if (known != entries_.end())
            known->face = monster.def;
        else
            entries_.push_back({monster.card, monster.def, true});
    }
}

}  // namespace kickdoor::scenario
