// The greedy bot's own turn outside fights, and its set-up (R1.8, R5).
#include <algorithm>

#include "bot/effect_value.h"
#include "bot/equipment.h"
#include "bot/fight_math.h"
#include "bot/greedy_parts.h"
#include "bot/valuation.h"
#include "evaluation/evaluate.h"
#include "rules/chapters/allies.h"
#include "rules/judge/situation.h"

namespace kickdoor {
namespace {

constexpr std::uint8_t kMostEquips = 16;
constexpr std::uint8_t kMostCurses = 3;
constexpr std::uint8_t kMostUses = 2;
constexpr std::uint8_t kMostEffects = 6;

// Two cards that take a card from the discards would take each other endlessly.
bool hasEffectOnly(const CardDef& def) {
    return (def.kind == CardKind::OneShot && def.bonus == 0) || def.kind == CardKind::Other;
}

// The turn ends soon, and cards above the hand limit go to others.
bool isLate(const Sight& sight) {
    return sight.view.phase == Phase::End && sight.view.active == sight.me &&
           sight.view.cards.size(Zone::Hand, sight.me) > handLimit(sight.game, sight.view, sight.me);
}

Bindings playedBy(const Sight& sight, const Move& move) {
    Bindings at;
    at.you = sight.me;
    at.target = move.aim.seat();
    at.card = move.card;
    at.def = sight.view.cards.def(move.card);
    return at;
}

int cheatValue(const Sight& sight, const Move& move) {
    const CardId item = move.aim.card();
    if (item == kNoCard || !sight.knows(item) || sight.view.cards.isEquipped(item)) return 0;
    return 3 * wearWorth(sight, sight.defOf(item)) - 30;
}

int curseGain(const GreedyMind& mind, const Move& move, bool late) {
    const Sight& sight = mind.sight;
    const Seat victim = move.aim.seat();
    if (victim == kNoSeat || victim == sight.me || mind.memory.curses >= kMostCurses) return 0;
    const bool worthy = sight.levelOf(victim) >= sight.levelOf(sight.me) || sight.levelOf(victim) >= 6;
    if (!worthy && !late) return 0;
    return curseValue(sight, sight.defOf(move.card), sight.me, victim) - (late ? 4 : 25);
}

// An Item that its player could not wear with the others works with a Hireling (R7.9).
int loadValue(const Sight& sight, CardId item) {
    if (item == kNoCard || !sight.knows(item) || !mayUseItem(sight.game, sight.view, item, sight.me))
        return 0;
    const CardTable& cards = sight.view.cards;
    const bool works = cards.isIn(item, Zone::InPlay) && cards.isEquipped(item);
    const bool fits = bestSet(sight, cards.isIn(item, Zone::Hand) ? item : kNoCard).contains(item);
    return works || fits ? 0 : 20 + wearWorth(sight, sight.defOf(item));
}

int allyValue(const Sight& sight, const Move& move) {
    const CardId star = guestStarOf(sight.game, sight.view, sight.me);
    if (sight.defOf(move.card).ally == AllyKind::GuestStar && star != kNoCard)
        return cardWorth(sight, move.card) - cardWorth(sight, star) - 10;
    return 70 + loadValue(sight, move.aim.card());
}

int playValue(const GreedyMind& mind, const Move& move, bool late) {
    const Sight& sight = mind.sight;
    if (!sight.knows(move.card)) return 0;
    const CardDef& def = sight.defOf(move.card);
    if (hasEffectOnly(def) && mind.memory.effects >= kMostEffects) return 0;
    const Bindings at = playedBy(sight, move);
    switch (def.kind) {
        case CardKind::Item: {
            if (move.aim.kind == AimKind::Card) return loadValue(sight, move.card);
            if (bestSet(sight, move.card).contains(move.card)) return 50 + wearWorth(sight, def);
            return late ? 12 : 0;
        }
        case CardKind::Identity: return 80;
        case CardKind::Doubling: return 60;
        case CardKind::Ally: return allyValue(sight, move);
        case CardKind::Cheat: return cheatValue(sight, move);
        case CardKind::Curse: return curseGain(mind, move, late);
        case CardKind::Level: {
            Bindings level = at;
            if (level.target == kNoSeat) level.target = sight.me;
            return effectValue(sight, def.effects, level) - 20;
        }
        case CardKind::OneShot:
            if (laysOneShotDown(sight.game, sight.view, commandOf(move), openWhen(sight.view, sight.me)))
                return late && def.isItem ? 10 : 0;
            if (def.bonus != 0) return 0;  // kept for fights
            {
                const int gain = effectValue(sight, def.effects, at) - 20;
                return gain > 0 ? gain : 0;
            }
        case CardKind::Other: return effectValue(sight, def.effects, at) - 20;
        case CardKind::Monster:  // played in fights: hinder.cpp, combat.cpp
        case CardKind::Enhancer:
        case CardKind::Join:
        case CardKind::Character: break;
    }
    return 0;
}

const Move* bestPlay(const GreedyMind& mind, int& value) {
    const bool late = isLate(mind.sight);
    const Move* best = nullptr;
    value = 0;
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::Play) continue;
        const int gain = playValue(mind, move, late);
        if (gain <= value) continue;
        best = &move;
        value = gain;
    }
    return best;
}

// The best monster in hand that the bot beats without help or boosts (R5.4).
const Move* bestTrouble(const GreedyMind& mind) {
    const Sight& sight = mind.sight;
    const Move* best = nullptr;
    int bestReward = 0;
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::LookForTrouble || !sight.knows(move.card)) continue;
        if (!sumsAgainst(sight, move.card).winning()) continue;
        const CardDef& def = sight.defOf(move.card);
        const int reward = def.levels * levelWorth(sight, sight.me) + def.treasures * 60;
        if (reward <= bestReward) continue;
        best = &move;
        bestReward = reward;
    }
    return best;
}

// Theft pays if the Item is good, the discard is cheap, and there is no Level to lose (R4.10).
std::optional<Command> steal(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    if (sight.levelOf(sight.me) > 1 || mind.memory.uses >= kMostUses) return std::nullopt;
    const CommandTemplate* best = nullptr;
    for (const CommandTemplate& family : mind.legal.templates) {
        if (family.move.kind != CommandKind::Use || family.move.subject == kNoCard || family.least > 1)
            continue;
        if (best == nullptr || cardWorth(sight, family.move.subject) > cardWorth(sight, best->move.subject))
            best = &family;
    }
    if (best == nullptr) return std::nullopt;
    const auto command = cheapest(sight, *best, 1);
    if (!command) return std::nullopt;
    const int price = worthOf(sight, {command->cards.begin(), command->cards.size()});
    if (2 * price > cardWorth(sight, best->move.subject)) return std::nullopt;
    ++mind.memory.uses;
    return command;
}

std::optional<Command> firstOf(const LegalCommands& legal, std::span<const CommandKind> kinds) {
    for (const CommandKind kind : kinds)
        if (const Move* move = findMove(legal, kind)) return commandOf(*move);
    return std::nullopt;
}

}  // namespace

std::optional<Command> arrange(GreedyMind& mind) {
    int value = 0;
    if (const Move* play = bestPlay(mind, value)) {
        const CardDef& def = mind.sight.defOf(play->card);
        if (def.kind == CardKind::Curse) ++mind.memory.curses;
        if (hasEffectOnly(def)) ++mind.memory.effects;
        return commandOf(*play);
    }
    if (mind.memory.equips < kMostEquips) {
        if (const auto step = equipStep(mind.sight, mind.legal)) {
            ++mind.memory.equips;
            return commandOf(*step);
        }
    }
    return sale(mind.sight, mind.legal);
}

std::optional<Command> takeTurn(GreedyMind& mind) {
    if (const auto preparation = arrange(mind)) return preparation;
    if (const Move* keep = findMove(mind.legal, CommandKind::Keep)) return commandOf(*keep);
    if (const auto theft = steal(mind)) return theft;
    static constexpr std::array kDoor = {CommandKind::ListenAtDoor, CommandKind::KickOpenDoor};
    if (const auto door = firstOf(mind.legal, kDoor)) return door;
    if (const Move* trouble = bestTrouble(mind)) return commandOf(*trouble);
    static constexpr std::array kRest = {CommandKind::LootRoom, CommandKind::EndTurn};
    return firstOf(mind.legal, kRest);
}

}  // namespace kickdoor
