// The greedy bot as a fighter: fight, spend, ask for help, chase off, or run.
#include <algorithm>

#include "bot/effect_value.h"
#include "bot/fight_math.h"
#include "bot/fill.h"
#include "bot/greedy_parts.h"
#include "bot/valuation.h"

namespace kickdoor {
namespace {

// The cheapest boost that is enough by itself; otherwise the strongest, if all together are enough and worth
// their cost.
const Boost* pick(const Boosts& boosts, int deficit, int stake) {
    const Boost* enough = nullptr;
    const Boost* strongest = nullptr;
    int total = 0;
    int cost = 0;
    for (const Boost& boost : boosts) {
        if (boost.gain >= deficit && (enough == nullptr || boost.cost < enough->cost)) enough = &boost;
        if (strongest == nullptr || boost.gain > strongest->gain) strongest = &boost;
        if (boost.command.kind() == CommandKind::Play) {
            total += boost.gain;
            cost += boost.cost;
        }
    }
    if (enough != nullptr && enough->cost <= stake) return enough;
    return strongest != nullptr && total >= deficit && cost <= stake ? strongest : nullptr;
}

// R8.13: before the dice every point of the lead counts. Chooses the card with the best gain for its cost.
const Boost* pickForDice(const GreedyMind& mind, const Boosts& boosts, const CombatSums& sums, int stake) {
    const int chance = winChance(mind.sight, lead(sums), sums.winsTies);
    const Boost* best = nullptr;
    int bestProfit = 0;
    for (const Boost& boost : boosts) {
        const int more = winChance(mind.sight, lead(sums) + boost.gain, sums.winsTies) - chance;
        const int profit = more * stake / 100 - boost.cost;
        if (profit <= bestProfit) continue;
        best = &boost;
        bestProfit = profit;
    }
    return best;
}

// Throwing the dice is worth it unless the loss by a natural 1 outweighs the chance to win.
bool wouldRoll(const Sight& sight, const CombatSums& sums, int reward, int loss) {
    const int chance = winChance(sight, lead(sums), sums.winsTies);
    return chance * (reward + loss) > sight.weights.missPercent * fullLoss(sight, sight.me);
}

// A way to remove the monster that costs less than running away.
std::optional<Command> chaseOff(const GreedyMind& mind, int loss) {
    const Sight& sight = mind.sight;
    std::optional<Command> best;
    int bestCost = loss;
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::Play && move.kind != CommandKind::Use) continue;
        if (leadChange(sight, move, 0) < kEndsFight) continue;
        const int cost = move.kind == CommandKind::Play ? cardWorth(sight, move.card) : 0;
        if (cost >= bestCost && !(move.kind == CommandKind::Use && !best)) continue;
        best = commandOf(move);
        bestCost = cost;
    }
    for (const CommandTemplate& family : mind.legal.templates) {
        if (family.move.kind != CommandKind::Use) continue;
        if (leadChange(sight, family.move, family.least) < kEndsFight) continue;
        const auto command = cheapest(sight, family, std::max<std::size_t>(1, family.least));
        if (!command) continue;
        const int cost = worthOf(sight, {command->cards.begin(), command->cards.size()});
        if (cost >= bestCost) continue;
        best = command;
        bestCost = cost;
    }
    return best;
}

constexpr std::uint8_t kMostBoosts = 12;

}  // namespace

// The cards and abilities that raise the bot's lead, with their costs. Those that end the fight without
// reward are left out.
Boosts ownBoosts(const GreedyMind& mind) {
    const Sight& sight = mind.sight;
    Boosts boosts;
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::Play && move.kind != CommandKind::Use) continue;
        const int gain = leadChange(sight, move, 0);
        if (gain <= 0 || gain >= kEndsFight) continue;
        const int cost = move.kind == CommandKind::Play ? cardWorth(sight, move.card) : 0;
        boosts.push_back({commandOf(move), gain, cost});
    }
    for (const CommandTemplate& family : mind.legal.templates) {
        if (family.move.kind != CommandKind::Use) continue;
        for (std::size_t count = std::max<std::size_t>(1, family.least); count <= family.most; ++count) {
            const int gain = leadChange(sight, family.move, static_cast<int>(count));
            if (gain <= 0 || gain >= kEndsFight) break;
            const auto command = cheapest(sight, family, count);
            if (!command) break;
            boosts.push_back(
                {*command, gain, worthOf(sight, {command->cards.begin(), command->cards.size()})});
        }
    }
    return boosts;
}

std::optional<Command> cheapest(const Sight& sight, const CommandTemplate& family, std::size_t count) {
    if (family.candidates.size() < count) return std::nullopt;
    CardList cards;
    for (const CardId card : family.candidates) cards.push_back(card);
    sortByWorth(sight, cards);
    const Command command = filled(family, {cards.begin(), count});
    if (!sight.judge(command).empty()) return std::nullopt;
    return command;
}

std::optional<Command> fight(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    const CombatSums sums = sight.combatSums();
    const bool dice = sight.game.rules.criticalCombat;
    const Move* settle = findMove(mind.legal, CommandKind::Fight);
    if (settle != nullptr && sums.winning() && !dice) return commandOf(*settle);
    const bool decides = winsGame(sight);
    const int reward = levelsAtStake(sight) * levelWorth(sight, sight.me) +
                       sight.combatTreasures() * sight.weights.treasure +
                       (decides ? sight.weights.winning : 0);
    const int loss = escapeCost(sight, sight.me);
    const int stake = reward + loss;
    const int deficit = needed(sums) - lead(sums) + sight.weights.careLead;
    const bool mayBoost = mind.memory.boosts < kMostBoosts;
    if (mayBoost) {
        const Boosts boosts = ownBoosts(mind);
        const Boost* boost =
            dice ? pickForDice(mind, boosts, sums, stake)
                 : pick(boosts, deficit, decides ? stake : stake * sight.weights.boostPercent / 100);
        if (boost != nullptr) {
            ++mind.memory.boosts;
            return boost->command;
        }
    }
    if (settle != nullptr && sums.winning()) return commandOf(*settle);
    if (!mind.memory.missesHelp)
        if (const auto ask = askForHelp(mind, stake)) return ask;
    if (settle != nullptr && wouldRoll(sight, sums, reward, loss)) return commandOf(*settle);
    if (mayBoost && loss > 0) {
        if (const auto away = chaseOff(mind, loss + sight.weights.chaseOff)) {
            ++mind.memory.boosts;
            return away;
        }
    }
    if (const Move* move = findMove(mind.legal, CommandKind::RunAway)) return commandOf(*move);
    return std::nullopt;
}

std::optional<Command> playLastCard(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    const Combat& combat = sight.combat();
    const bool own = sight.me == combat.fighter;
    const int treasures = own ? sight.combatTreasures() : combat.terms.treasures;
    const int reward = treasures * sight.weights.treasure +
                       (own ? levelsAtStake(sight) * levelWorth(sight, sight.me) : 0) +
                       (own && winsGame(sight) ? sight.weights.winning : 0) + escapeCost(sight, sight.me);
    // Every legal command now turns the fight.
    const Move* best = nullptr;
    int bestCost = reward;
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::Play) continue;
        const int cost = cardWorth(sight, move.card);
        if (cost >= bestCost) continue;
        best = &move;
        bestCost = cost;
    }
    return best == nullptr ? std::nullopt : std::optional(commandOf(*best));
}

namespace {

// Discards a Guest Star for the escape (R7.10), also for the helper unless the helper is close to the goal.
const Move* sacrifice(const GreedyMind& mind, int loss) {
    const Sight& sight = mind.sight;
    const Move* best = nullptr;
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::Discard || !sight.knows(move.card)) continue;
        const bool star = sight.defOf(move.card).ally == AllyKind::GuestStar;
        if (!star || loss <= cardWorth(sight, move.card)) continue;
        const bool kind = move.seat != kNoSeat && sight.levelOf(move.seat) + 2 < sight.game.rules.goal();
        if (best == nullptr || kind) best = &move;
    }
    return best;
}

}  // namespace

std::optional<Command> runAway(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    const int loss = escapeCost(sight, sight.me);
    for (const Move& move : mind.legal.moves) {
        const bool card = move.kind == CommandKind::Play || move.kind == CommandKind::Use;
        if (!card || !sight.knows(move.card)) continue;
        const CardDef& def = sight.defOf(move.card);
        const ListRef effects = move.kind == CommandKind::Use && move.ability < def.abilities.size()
                                    ? def.abilities[move.ability].effects
                                    : def.effects;
        const auto list = sight.game.catalog.list(effects);
        if (list.empty() || sight.game.catalog.node(list.front()).op != Op::Escape) continue;
        if (loss > cardWorth(sight, move.card)) return commandOf(move);
    }
    if (const Move* star = sacrifice(mind, loss)) return commandOf(*star);
    if (const Move* move = findMove(mind.legal, CommandKind::Flee)) return commandOf(*move);
    return std::nullopt;
}

}  // namespace kickdoor
