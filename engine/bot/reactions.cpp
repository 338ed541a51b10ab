// The greedy bot's answers to dice and to curses and Bad Stuff about to strike.
#include <algorithm>

#include "bot/effect_value.h"
#include "bot/fight_math.h"
#include "bot/greedy_parts.h"
#include "bot/valuation.h"
#include "rules/chapters/escape.h"

namespace kickdoor {
namespace {

const Node* firstEffect(const Sight& sight, const Move& move) {
    const CardDef& def = sight.defOf(move.card);
    const bool use = move.kind == CommandKind::Use && move.ability < def.abilities.size();
    const auto list = sight.game.catalog.list(use ? def.abilities[move.ability].effects : def.effects);
    return list.empty() ? nullptr : &sight.game.catalog.node(list.front());
}

// The value of the card that the move spends: the card played, or the card whose ability discards it.
int priceOf(const Sight& sight, const Move& move) {
    const CardDef& def = sight.defOf(move.card);
    if (move.kind == CommandKind::Play) return cardWorth(sight, move.card);
    const bool used = move.ability < def.abilities.size() && def.abilities[move.ability].cost.discardThis;
    return used ? cardWorth(sight, move.card) : 0;
}

int lossIfCaught(const Sight& sight) {
    for (const MonsterEntry& entry : sight.combat().monsters)
        if (entry.card == sight.roll().against)
            return -badStuffValue(sight, sight.game.catalog[entry.def], sight.me);
    return 0;
}

// Adds points by discards (Flight), only as many as are missing.
std::optional<Command> payForRoll(const GreedyMind& mind, int missing, int loss) {
    const Sight& sight = mind.sight;
    for (const CommandTemplate& family : mind.legal.templates) {
        if (family.move.kind != CommandKind::Use || !sight.knows(family.move.card)) continue;
        const Node* node = firstEffect(sight, family.move);
        if (node == nullptr) continue;
        const bool adds = node->op == Op::AddToRoll && missing <= family.most;
        const bool rerolls = node->op == Op::Reroll && family.least > 0;
        if (!adds && !rerolls) continue;
        const auto count =
            static_cast<std::size_t>(rerolls ? family.least : std::max<int>(missing, family.least));
        const int gain = rerolls ? loss / 3 : loss;  // a new roll saves one time in three
        const auto command = cheapest(sight, family, count);
        if (command && worthOf(sight, {command->cards.begin(), command->cards.size()}) < gain) return command;
    }
    return std::nullopt;
}

}  // namespace

namespace {

// R8.13: fighter and helper want a high die of their own and a low one of the monsters.
std::optional<Command> answerDie(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    const DieRoll& roll = sight.roll();
    if (!sight.inCombat(sight.me)) return std::nullopt;
    if (sight.weights.sparesDice != 0 && !dieMatters(sight)) return std::nullopt;
    const bool ours = roll.purpose == RollPurpose::FightersDie;
    const bool bad = ours ? roll.face <= 4 : roll.face >= 17;
    if (!bad) return std::nullopt;
    const int stake = fullLoss(sight, sight.me) + sight.weights.dieLevel * levelsAtStake(sight);
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::Play || !sight.knows(move.card)) continue;
        const Node* node = firstEffect(sight, move);
        // A natural 1 is only undone by another throw (ruling 17).
        const bool helps = node != nullptr && (node->op == Op::Reroll ||
                                               (node->op == Op::SetRoll && sight.combat().natural == 0));
        if (helps && stake / 2 > cardWorth(sight, move.card)) return commandOf(move);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Command> answerRoll(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    const DieRoll& roll = sight.roll();
    if (roll.purpose == RollPurpose::FightersDie || roll.purpose == RollPurpose::MonstersDie)
        return answerDie(mind);
    if (roll.purpose != RollPurpose::RunAway || roll.roller != sight.me) return std::nullopt;
    const int missing = kEscapesFrom - sight.rollTotal();
    if (missing <= 0) return std::nullopt;
    const int loss = lossIfCaught(sight);
    if (const auto paid = payForRoll(mind, missing, loss)) return paid;
    for (const Move& move : mind.legal.moves) {
        if ((move.kind != CommandKind::Play && move.kind != CommandKind::Use) || !sight.knows(move.card))
            continue;
        const Node* node = firstEffect(sight, move);
        if (node == nullptr) continue;
        // The value depends on the chance of success: a new roll saves one time in three.
        const int share = node->op == Op::SetRoll                     ? 100
                          : node->op == Op::Reroll                    ? 33
                          : node->op == Op::ChooseOne && missing <= 2 ? 100
                          : node->op == Op::AddToRoll && missing <= 2 ? 100
                                                                      : 0;
        if (loss * share / 100 > priceOf(sight, move)) return commandOf(move);
    }
    return std::nullopt;
}

std::optional<Command> answerStrike(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    if (sight.stack().empty()) return std::nullopt;
    const Frame& frame = sight.stack().back();
    if (frame.victim != sight.me || frame.def == kNoDef || isUnknown(frame.def)) return std::nullopt;
    const CardDef& def = sight.game.catalog[frame.def];
    const bool curse = static_cast<Cause>(frame.cause) == Cause::Curse;
    const int loss =
        -(curse ? curseValue(sight, def, frame.you, sight.me) : badStuffValue(sight, def, sight.me));
    const Move* best = nullptr;
    for (const Move& move : mind.legal.moves) {
        if ((move.kind != CommandKind::Play && move.kind != CommandKind::Use) || !sight.knows(move.card))
            continue;
        const Node* node = firstEffect(sight, move);
        if (node == nullptr) continue;
        const bool turnsAway = node->op == Op::CancelStrike || node->op == Op::RedirectStrike;
        if (!turnsAway || loss <= priceOf(sight, move)) continue;
        const auto hits = [&](const Move& m) {
            return m.aim.seat() == kNoSeat ? 0 : sight.levelOf(m.aim.seat()) + 1;
        };
        if (best == nullptr || hits(move) > hits(*best)) best = &move;
    }
    return best == nullptr ? std::nullopt : std::optional(commandOf(*best));
}

}  // namespace kickdoor
