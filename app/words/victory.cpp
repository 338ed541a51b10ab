#include "words/victory.h"

namespace kickdoor {

QString Victory::reason(const Game& game, const Wording& words, const GameState& view) {
    if (view.phase != Phase::Over || view.winners.empty()) return {};
    const int goal = game.rules.goal();
    SeatSet there;    // players at the goal, winners or not
    SeatSet climbed;  // winners at the goal
    SeatSet helped;   // winners below the goal
    for (Seat seat{0}; seat < view.players; ++seat) {
        const bool atGoal = view.isLiving(seat) && view.player[seat].level >= goal;
        if (atGoal) there = there.with(seat);
        if (!view.winners.has(seat)) continue;
        if (atGoal)
            climbed = climbed.with(seat);
        else
            helped = helped.with(seat);
    }
    const bool bosses = game.rules.bossMonsters && game.catalog.hasBoss;
    QString text;
    const QString names = words.names(climbed);
    if (bosses && there.size() > climbed.size() && !climbed.empty())
        text =
            tr("Several stood at Level %1 when the last Boss Monster fell, and %2 had the most gold in play.")
                .arg(goal)
                .arg(names);
    else if (bosses)
        text = tr("%2 reached Level %1, and the Boss Monsters have fallen.").arg(goal).arg(names);
    else
        text = tr("%2 reached Level %1 first.").arg(goal).arg(names);
    if (helped.empty()) return text;
    return text + QLatin1Char(' ') +
           tr("%1 helped in the winning fight and shares the victory.").arg(words.names(helped));
}

}  // namespace kickdoor
