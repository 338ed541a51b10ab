#include "words/roll_parts.h"

#include <algorithm>
#include <numeric>

#include "table_api/escape.h"

namespace kickdoor {
namespace {

int sumOf(const std::vector<RollPart>& parts) {
    return std::accumulate(parts.begin(), parts.end(), 0,
                           [](int sum, const RollPart& part) { return sum + part.amount; });
}

}  // namespace

void RollParts::after(const GameState& now, const Event& event) {
    // A die that is thrown again keeps what was added.
    if (event.kind == EventKind::DieRolled && now.roll.modifier == 0) m_played.clear();
    if (event.kind != EventKind::RollChanged) return;
    const int added = dieModifier(event) - sumOf(m_played);
    if (added == 0) return;
    DefId def = event.def;
    if (def == kNoDef && event.card < now.cards.count()) def = now.cards.def(event.card);
    const auto same =
        std::find_if(m_played.begin(), m_played.end(), [&](const RollPart& part) { return part.def == def; });
    if (same != m_played.end())
        same->amount += added;
    else
        m_played.push_back({def, added});
}

std::vector<RollPart> RollParts::of(const Game& game, const GameState& now) const {
    std::vector<RollPart> parts;
    for (const RollShare& share : rollShares(game, now)) parts.push_back({share.def, share.amount});
    if (now.roll.modifier == sumOf(m_played))
        parts.insert(parts.end(), m_played.begin(), m_played.end());
    else
        parts.push_back({kNoDef, now.roll.modifier});  // it was played before this program looked
    std::erase_if(parts, [](const RollPart& part) { return part.amount == 0; });
    return parts;
}

}  // namespace kickdoor
