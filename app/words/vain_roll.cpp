#include "words/vain_roll.h"

#include <utility>

#include "table_api/pending.h"
#include "words/idle_events.h"

namespace kickdoor {

std::optional<VainRoll::Roll> VainRoll::after(const Game& game, const GameState& now, const Event& event) {
    const std::size_t depth = proceduresInProgress(now);
    if (event.kind == EventKind::StrikeLoomed || event.kind == EventKind::CurseStruck) m_struck = true;
    if (depth == 0) m_struck = false;
    if (event.kind == EventKind::DieRolled) {
        const std::optional<RollOutcome> outcome = rollOutcome(game, now);
        m_roll = outcome && !m_struck ? Roll{outcome->def, event.seat} : Roll{};
        m_depth = depth;
    }
    // A turn may begin before the roll's procedure has ended.
    if (!changesNothing(event.kind) && event.kind != EventKind::TurnStarted) m_roll = {};
    // The roll and the effect that asked for it, each a procedure, have ended.
    if (m_roll.roller == kNoSeat || depth + 2 > m_depth) return std::nullopt;
    return std::exchange(m_roll, {});
}

QString VainRoll::told(const Wording& words, const Roll& roll) {
    return tr("<b>%1</b> rolled for <b>%2</b>, and nothing came of it.")
        .arg(words.name(roll.roller).toHtmlEscaped(), words.title(roll.def).toHtmlEscaped());
}

}  // namespace kickdoor
