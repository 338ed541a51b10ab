// The greedy bot against a player who is winning a fight: stops a fight that would win the game, and
// sometimes the leader.
#include <algorithm>

#include "bot/effect_value.h"
#include "bot/fight_math.h"
#include "bot/greedy_parts.h"
#include "bot/valuation.h"
#include "rules/chapters/procedures.h"

namespace kickdoor {
namespace {

constexpr std::uint8_t kMostHinders = 10;

struct Hindrance {
    Command command;
    int drop = 0;  // of the fighters' lead
    int cost = 0;
};
using Hindrances = FixedVector<Hindrance, 24>;

// A lost Level keeps the kill from reaching the goal, whatever the sums.
bool stopsByLevel(const Sight& sight, const Move& move) {
    if (move.kind != CommandKind::Play || !sight.knows(move.card)) return false;
    const CardDef& def = sight.defOf(move.card);
    const Seat struck = move.aim.seat();
    if (def.kind != CardKind::Curse || !sight.inCombat(struck)) return false;
    const auto list = sight.game.catalog.list(def.effects);
    if (list.empty() || sight.game.catalog.node(list.front()).op != Op::LoseLevels) return false;
    Imagined after = sight.imagine();
    after.loseLevel(struck);
    return !after.isForTheWin();
}

bool isKill(const Sight& sight, const Move& move) {
    if (!sight.knows(move.card)) return false;
    const auto list = sight.game.catalog.list(sight.defOf(move.card).effects);
    return !list.empty() && sight.game.catalog.node(list.front()).op == Op::KillMonster;
}

Hindrances ownHindrances(const GreedyMind& mind, bool decides) {
    const Sight& sight = mind.sight;
    Hindrances found;
    const auto add = [&](const Command& command, int change, int cost) {
        // Removing the last monster removes the winning Level (R8.11); killing it would grant it.
        const bool ends = change >= kEndsFight && decides && !isKill(sight, command.move);
        const bool stops = decides && stopsByLevel(sight, command.move);
        const int drop = ends || stops ? kEndsFight : -change;
        if (drop > 0) found.push_back({command, drop, cost});
    };
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::Play && move.kind != CommandKind::Use) continue;
        const int cost = move.kind == CommandKind::Play ? cardWorth(sight, move.card) : 0;
        add(commandOf(move), leadChange(sight, move, 0), cost);
    }
    for (const CommandTemplate& family : mind.legal.templates) {
        if (family.move.kind != CommandKind::Use) continue;
        const std::size_t count = std::max<std::size_t>(1, family.least);
        const int change = leadChange(sight, family.move, static_cast<int>(count));
        if (change == 0) continue;
        if (const auto command = cheapest(sight, family, count))
            add(*command, change, worthOf(sight, {command->cards.begin(), command->cards.size()}));
    }
    return found;
}

// A card used by several commands (an enhancer can go on many monsters) counts once.
int totalDrop(const Hindrances& all) {
    int sum = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        bool first = true;
        for (std::size_t k = 0; k < i && first; ++k)
            first = all[k].command.move.card != all[i].command.move.card;
        if (first) sum += all[i].drop;
    }
    return sum;
}

// Others who have not passed yet may do it.
bool leavesIt(GreedyMind& mind) {
    const int percent = mind.sight.weights.leavesPercent;
    const bool others = !mind.sight.window().waiting.without(mind.sight.me).empty();
    return percent > 0 && others && mind.rng.percent(static_cast<std::uint32_t>(percent));
}

bool wantsTo(GreedyMind& mind, bool decides) {
    if (decides) return !leavesIt(mind);
    const Sight& sight = mind.sight;
    if (!mind.memory.fightSeen) {
        mind.memory.fightSeen = true;
        const Seat fighter = sight.combat().fighter;
        const bool wronged = sight.weights.revengePercent > 0 && sight.wrongsBy(fighter) > 0;
        const bool ahead = sight.weights.moodOfAll != 0 || sight.levelOf(fighter) > sight.levelOf(sight.me);
        const bool worthy = wronged || (ahead && sight.levelOf(fighter) >= sight.weights.moodLevel);
        const int percent = wronged ? sight.weights.revengePercent : sight.weights.moodPercent;
        mind.memory.inTheMood = worthy && mind.rng.percent(static_cast<std::uint32_t>(percent));
    }
    return mind.memory.inTheMood;
}

}  // namespace

std::optional<Command> hinder(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    const Combat& combat = sight.combat();
    const bool involved = sight.me == combat.helper || sight.me == combat.fighter;
    if (involved || combat.fighter == kNoSeat || mind.memory.hinders >= kMostHinders) return std::nullopt;
    if (mind.memory.missesHindering) return std::nullopt;
    const bool decides = winsGame(sight);
    if (!wantsTo(mind, decides)) return std::nullopt;
    const CombatSums sums = sight.combatSums();
    // In critical combat the fighters may win by the dice without a lead, so reduce it further if the game is
    // at stake.
    const bool press = decides && sight.game.rules.criticalCombat;
    const int margin = lead(sums) - needed(sums) + 1 + (press ? sight.weights.press : 0);
    if (margin <= 0) return std::nullopt;
    const Hindrances all = ownHindrances(mind, decides);
    const Hindrance* enough = nullptr;
    const Hindrance* strongest = nullptr;
    for (const Hindrance& one : all) {
        if (one.drop >= margin && (enough == nullptr || one.cost < enough->cost)) enough = &one;
        if (strongest == nullptr || one.drop > strongest->drop) strongest = &one;
    }
    const Hindrance* choice = enough;
    if (choice == nullptr && decides && strongest != nullptr) {
        // The other players may do the rest.
        const int total = totalDrop(all);
        if (total >= margin || (sight.players() > 3 && 2 * total >= margin)) choice = strongest;
    }
    if (choice == nullptr || (!decides && choice->cost > sight.weights.moodCost)) return std::nullopt;
    ++mind.memory.hinders;
    return choice->command;
}

}  // namespace kickdoor
