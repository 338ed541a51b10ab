#include "words/victory.h"

#include "table_api/fight.h"

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
    if (const QString won = fight(game, words, view); !won.isEmpty()) text += QLatin1Char(' ') + won;
    if (helped.empty()) return text;
    return text + QLatin1Char(' ') +
           tr("%1 helped in the winning fight and shares the victory.").arg(words.names(helped));
}

QString Victory::fight(const Game& game, const Wording& words, const GameState& view) {
    const Combat& combat = view.combat;
    if (!isWon(view)) return {};
    const bool decided =
        view.winners.has(combat.fighter) || (combat.helper != kNoSeat && view.winners.has(combat.helper));
    if (!decided) return {};
    QStringList monsters;
    for (const MonsterEntry& entry : combat.monsters)
        if (entry.def < game.catalog.cards.size()) monsters << words.title(entry.def);
    if (monsters.isEmpty()) return {};
    const QString beaten = words.texts().joined(monsters);
    const QString fighter = words.name(combat.fighter);
    return Wording::endedOnce(combat.helper == kNoSeat
                                  ? tr("%1 beat %2.", "a player; monsters").arg(fighter, beaten)
                                  : tr("%1 beat %2 with the help of %3.", "a player; monsters; a player")
                                        .arg(fighter, beaten, words.name(combat.helper)));
}

}  // namespace kickdoor
