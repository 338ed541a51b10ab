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
constexpr int kLostFight = 1000;
constexpr std::uint8_t kMostEffects = 6;

// Two cards that take a card from the discards would take each other endlessly.
bool hasEffectOnly(const CardDef& def) {
    return (def.kind == CardKind::OneShot && def.bonus == 0) || def.kind == CardKind::Other;
}

// The turn ends soon, and cards above the hand limit go to others.
bool isLate(const Sight& sight) {
    return sight.phase() == Phase::End && sight.active() == sight.me &&
           sight.size(Zone::Hand, sight.me) > sight.handLimit(sight.me);
}

Bindings playedBy(const Sight& sight, const Move& move) {
    Bindings at;
    at.you = sight.me;
    at.target = move.aim.seat();
    at.card = move.card;
    at.def = sight.defIdOf(move.card);
    return at;
}

int cheatValue(const Sight& sight, const Move& move) {
    const CardId item = move.aim.card();
    if (item == kNoCard || !sight.knows(item) || sight.isEquipped(item)) return 0;
    return sight.weights.cheatWearing * wearWorth(sight, sight.defOf(item)) - sight.weights.cheatCost;
}

int curseGain(const GreedyMind& mind, const Move& move, bool late) {
    const Sight& sight = mind.sight;
    const Seat victim = move.aim.seat();
    if (victim == kNoSeat || victim == sight.me || mind.memory.curses >= kMostCurses) return 0;
    const bool wronged = sight.weights.revenge > 0 && sight.wrongsBy(victim) > 0;
    const bool worthy = wronged || sight.levelOf(victim) >= sight.levelOf(sight.me) ||
                        sight.levelOf(victim) >= sight.weights.curseLevel;
    if (!worthy && !late) return 0;
    return curseValue(sight, sight.defOf(move.card), sight.me, victim) -
           (late ? sight.weights.curseCostLate : sight.weights.curseCost);
}

// An Item that its player could not wear with the others works with a Hireling (R7.9).
int loadValue(const Sight& sight, CardId item) {
    if (item == kNoCard || !sight.knows(item) || !sight.mayUseItem(item, sight.me)) return 0;
    const bool works = sight.isIn(item, Zone::InPlay) && sight.isEquipped(item);
    const bool fits = bestSet(sight, sight.isIn(item, Zone::Hand) ? item : kNoCard).contains(item);
    return works || fits ? 0 : sight.weights.loadItem + wearWorth(sight, sight.defOf(item));
}

int allyValue(const Sight& sight, const Move& move) {
    const CardId star = sight.guestStarOf(sight.me);
    if (sight.defOf(move.card).ally == AllyKind::GuestStar && star != kNoCard)
        return cardWorth(sight, move.card) - cardWorth(sight, star) - 10;
    return sight.weights.playAlly + loadValue(sight, move.aim.card());
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
            if (bestSet(sight, move.card).contains(move.card))
                return sight.weights.playItem + wearWorth(sight, def);
            return late ? sight.weights.lateItem : 0;
        }
        case CardKind::Identity: return sight.weights.playIdentity;
        case CardKind::Doubling: return sight.weights.playDoubling;
        case CardKind::Ally: return allyValue(sight, move);
        case CardKind::Cheat: return cheatValue(sight, move);
        case CardKind::Curse: return curseGain(mind, move, late);
        case CardKind::Level: {
            Bindings level = at;
            if (level.target == kNoSeat) level.target = sight.me;
            return effectValue(sight, def.effects, level) - sight.weights.effectCost;
        }
        case CardKind::OneShot:
            if (sight.laysOneShotDown(commandOf(move))) return late && def.isItem ? 10 : 0;
            if (def.bonus != 0) return 0;  // kept for fights
            {
                const int gain = effectValue(sight, def.effects, at) - sight.weights.effectCost;
                return gain > 0 ? gain : 0;
            }
        case CardKind::Other: return effectValue(sight, def.effects, at) - sight.weights.effectCost;
        case CardKind::Monster:  // played in fights: hinder.cpp, combat.cpp
        case CardKind::Enhancer:
        case CardKind::Join:
        case CardKind::Character: break;
    }
    return 0;
}

const Move* bestPlay(const GreedyMind& mind, int& value) {
    const bool late = isLate(mind.sight);
    const auto whim = static_cast<std::uint32_t>(std::max(0, mind.sight.weights.whim));
    const Move* best = nullptr;
    value = 0;
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::Play) continue;
        int gain = playValue(mind, move, late);
        if (gain > 0 && whim > 0) gain += static_cast<int>(mind.rng.below(whim));
        if (gain <= value) continue;
        best = &move;
        value = gain;
    }
    return best;
}

// The best monster in hand that the bot beats without help or boosts (R5.4), or nearly so.
const Move* bestTrouble(const GreedyMind& mind) {
    const Sight& sight = mind.sight;
    const Move* best = nullptr;
    int bestReward = 0;
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::LookForTrouble || !sight.knows(move.card)) continue;
        const CombatSums sums = sumsAgainst(sight, move.card);
        const int margin = lead(sums) - needed(sums) + 1;
        if (margin < sight.weights.troubleLead) continue;
        const CardDef& def = sight.defOf(move.card);
        const int reward = def.levels * levelWorth(sight, sight.me) + def.treasures * sight.weights.treasure;
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

// What a known card brings that the bot draws face up as its door.
int faceUpValue(const Sight& sight, CardId card) {
    const CardDef& def = sight.defOf(card);
    if (def.kind == CardKind::Curse) return curseValue(sight, def, kNoSeat, sight.me);
    if (def.kind != CardKind::Monster) return cardWorth(sight, card);
    const CombatSums sums = sumsAgainst(sight, card);
    if (lead(sums) < needed(sums) + sight.weights.careLead) return -kLostFight;
    return def.levels * levelWorth(sight, sight.me) + def.treasures * sight.weights.treasure;
}

// Draws the top of the discards instead of an unknown door, if that pays (R4.10 Resurrection).
std::optional<Command> resurrect(const GreedyMind& mind) {
    const Sight& sight = mind.sight;
    if (sight.weights.faceUpDraw == 0) return std::nullopt;
    for (const CommandTemplate& family : mind.legal.templates) {
        if (family.move.kind != CommandKind::Use || !sight.knows(family.move.card)) continue;
        const CardDef& def = sight.defOf(family.move.card);
        if (family.move.ability >= def.abilities.size()) continue;
        const WhenSet when = def.abilities[family.move.ability].when;
        if ((when & bit(When::FaceUpDraw)) == 0) continue;
        const CardList discards = sight.known(Zone::DoorDiscard);
        if (discards.empty()) return std::nullopt;
        const auto command = cheapest(sight, family, std::max<std::size_t>(1, family.least));
        if (!command) return std::nullopt;
        const int gain = faceUpValue(sight, *discards.begin()) -
                         worthOf(sight, {command->cards.begin(), command->cards.size()});
        return gain > sight.weights.faceUpDraw ? command : std::nullopt;
    }
    return std::nullopt;
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
    if (mind.memory.equips < kMostEquips && !mind.memory.missesBestSet) {
        if (const auto step = equipStep(mind.sight, mind.legal)) {
            ++mind.memory.equips;
            return commandOf(*step);
        }
    }
    return mind.memory.missesSale ? std::nullopt : sale(mind.sight, mind.legal);
}

std::optional<Command> takeTurn(GreedyMind& mind) {
    if (const auto preparation = arrange(mind)) return preparation;
    if (const Move* keep = findMove(mind.legal, CommandKind::Keep)) return commandOf(*keep);
    if (const auto theft = steal(mind)) return theft;
    if (findMove(mind.legal, CommandKind::KickOpenDoor) != nullptr)
        if (const auto known = resurrect(mind)) return known;
    static constexpr std::array kDoor = {CommandKind::ListenAtDoor, CommandKind::KickOpenDoor};
    if (const auto door = firstOf(mind.legal, kDoor)) return door;
    const Move* trouble = mind.memory.missesTrouble ? nullptr : bestTrouble(mind);
    if (trouble != nullptr) return commandOf(*trouble);
    static constexpr std::array kRest = {CommandKind::LootRoom, CommandKind::EndTurn};
    return firstOf(mind.legal, kRest);
}

}  // namespace kickdoor
