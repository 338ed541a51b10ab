#include "evaluation/strength.h"

#include "base/indices.h"
#include "evaluation/evaluate.h"
#include "evaluation/sum_reasons.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr std::uint32_t maskOf(Stat stat) {
    return 1U << static_cast<unsigned>(stat);
}

// True if this change of a monster's stat, by itself or an enhancer, is good for the fighters.
bool helpsFighters(Stat stat, int amount) {
    switch (stat) {
        case Stat::Strength:
        case Stat::NoHelp:
        case Stat::LevelIgnored:
        case Stat::ItemsIgnored:
        case Stat::NoEscape: return amount < 0;
        case Stat::Treasures:
        case Stat::Levels:
        case Stat::RunAway:
        case Stat::DieRoll:
        case Stat::HandLimit:
        case Stat::LevelsAsHelper:
        case Stat::SaleDouble:
        case Stat::WinsTies:
        case Stat::AnyBig:
        case Stat::NoPursuit:
        case Stat::SureEscape:
        case Stat::CurseProof:
        case Stat::FoeStrength:
        case Stat::Hands: break;
    }
    return amount > 0;
}

int sumModifiers(const Game& game, const GameState& state, const CardDef& def, Stat stat, Bindings at,
                 bool monsterSide) {
    if ((def.statMask & maskOf(stat)) == 0) return 0;
    int sum = 0;
    for (const ModifierDef& m : def.modifiers) {
        if (m.stat != stat) continue;
        const int amount = amountOr(game, state, m.amount, at, m.constant);
        // R4.7: a modifier that hurts a player because of an identity is a burden of the identity.
        at.burden = monsterSide ? !helpsFighters(stat, amount) : amount < 0;
        if (holds(game, state, m.condition, at)) sum += amount;
        at.burden = false;
    }
    return sum;
}

// Bits, by position, of the modifiers with a condition that now holds.
std::uint32_t conditionsMet(const Game& game, const GameState& state, const CardDef& def, Stat stat,
                            const Bindings& at) {
    std::uint32_t met = 0;
    std::uint32_t place = 1;
    for (const ModifierDef& m : def.modifiers) {
        if (m.stat == stat && m.condition != kNoRef && holds(game, state, m.condition, at)) met |= place;
        place <<= 1U;
    }
    return met;
}

Bindings boundTo(Seat seat, CardId card, DefId def) {
    Bindings at;
    at.you = seat;
    at.card = card;
    at.def = def;
    return at;
}

// A monster's stat may depend on the fighters. `victim`: the player it is computed for (the one running
// away), if any.
int monsterStat(const Game& game, const GameState& state, const MonsterEntry& entry, Stat stat, Seat victim) {
    Bindings at = boundTo(victim, entry.card, entry.def);
    at.victim = victim;
    at.monster = entry.card;
    return sumModifiers(game, state, game.catalog[entry.def], stat, at, true);
}

int enhancerStat(const Game& game, const GameState& state, const MonsterEntry& entry, CardId card,
                 Stat stat) {
    const CardDef& def = game.catalog[state.cards.def(card)];
    if (def.kind == CardKind::Monster) return stat == Stat::Strength ? def.asEnhancerBonus : 0;  // R8.15
    Bindings at = boundTo(kNoSeat, card, state.cards.def(card));
    at.monster = entry.card;
    return sumModifiers(game, state, def, stat, at, true);
}

int enhancerSum(const Game& game, const GameState& state, const MonsterEntry& entry, Stat stat) {
    int sum = 0;
    forEachEnhancer(state, entry, [&](CardId card) { sum += enhancerStat(game, state, entry, card, stat); });
    return sum;
}

// `value` with the additions of the monster's enhancers; calls fn(card, amount) for each. Enhancers with a
// floor come last and do not change a value that is already below it.
template <class Fn>
int enhanced(const Game& game, const GameState& state, const MonsterEntry& entry, Stat stat, int value,
             Fn&& fn) {
    for (const bool floored : {false, true})
        forEachEnhancer(state, entry, [&](CardId card) {
            const int floor = game.catalog[state.cards.def(card)].floor;
            if ((floor != kNoFloor) != floored) return;
            int sum = enhancerStat(game, state, entry, card, stat);
            if (floored) sum = std::max(sum, std::min(0, floor - value));
            value += sum;
            fn(card, sum);
        });
    return value;
}

// Few cards use the rarer stats: checking this first avoids most of the sums.
bool anyNames(const Game& game, const GameState& state, Stat stat) {
    std::uint32_t named = 0;
    for (const CardId card : state.cards.in(Zone::Monsters))
        named |= game.catalog[state.cards.def(card)].statMask;
    for (const MonsterEntry& entry : state.combat.monsters) named |= game.catalog[entry.def].statMask;
    return (named & maskOf(stat)) != 0;
}

// The monster that says so, itself or by its enhancers; kNoDef: none.
DefId whichMonsterSays(const Game& game, const GameState& state, Stat stat) {
    if (!anyNames(game, state, stat)) return kNoDef;
    for (const MonsterEntry& e : state.combat.monsters)
        if (monsterStat(game, state, e, stat, state.combat.fighter) + enhancerSum(game, state, e, stat) > 0)
            return e.def;
    return kNoDef;
}

bool anyMonsterSays(const Game& game, const GameState& state, Stat stat) {
    return whichMonsterSays(game, state, stat) != kNoDef;
}

// Stats for winning a fight and for its rewards. Items do not count for these if a monster says so; they
// still count for running away.
bool isForTheFight(Stat stat) {
    return stat == Stat::Strength || stat == Stat::WinsTies || stat == Stat::LevelsAsHelper;
}

bool areItemsIgnored(const Game& game, const GameState& state, Seat seat, Stat stat) {
    return state.inCombat(seat) && isForTheFight(stat) && anyMonsterSays(game, state, Stat::ItemsIgnored);
}

// Calls fn(card, def) for every card whose modifiers apply to the player.
template <class Fn>
void forEachPersonal(const Game& game, const GameState& state, Seat seat, Stat stat, Fn&& fn) {
    const bool itemsIgnored = areItemsIgnored(game, state, seat, stat);
    for (const CardId card : state.cards.in(Zone::InPlay, seat)) {
        const CardDef& def = game.catalog[state.cards.def(card)];
        if ((def.statMask & maskOf(stat)) == 0) continue;
        if (stat == Stat::HandLimit && def.kind == CardKind::Identity && !game.rules.identityHandLimits)
            continue;  // R12.1
        if (def.kind == CardKind::Item && (itemsIgnored || !state.cards.isEquipped(card))) continue;
        if (def.kind == CardKind::OneShot) continue;  // carried one-shots work only when played
        fn(card, def);
    }
    for (const CardId card : state.cards.in(Zone::Curses, seat)) {
        const CardDef& def = game.catalog[state.cards.def(card)];
        if ((def.statMask & maskOf(stat)) != 0) fn(card, def);
    }
    const DefId character = state.player[seat].character;
    if (character != kNoDef && (game.catalog[character].statMask & maskOf(stat)) != 0)
        fn(kNoCard, game.catalog[character]);
}

// The change that a card makes for its player. Under a doubling card a single identity's own disadvantages do
// not count (R4.7).
int personalStat(const Game& game, const GameState& state, Seat seat, Stat stat, CardId card,
                 const CardDef& def) {
    const int sum = sumModifiers(game, state, def, stat, boundTo(seat, card, kNoDef), false);
    const bool shielded =
        sum < 0 && def.kind == CardKind::Identity && !hasIdentity(game, state, seat, def.identity, true);
    return shielded ? 0 : sum;
}

Bindings ofSideCard(const GameState& state, CardId card) {
    Bindings at = boundTo(state.combat.fighter, card, state.cards.def(card));
    at.forMonsters = state.cards.isIn(card, Zone::MonsterCards);
    return at;
}

bool isOnSide(const Combat& combat, const StrengthMark& mark) {
    return mark.target == kOnFighters || mark.target == combat.fighter || mark.target == combat.helper;
}

}  // namespace

int monsterStatOf(const Game& game, const GameState& state, const MonsterEntry& monster, Stat stat,
                  Seat victim) {
    return monsterStat(game, state, monster, stat, victim) + enhancerSum(game, state, monster, stat);
}

int statOf(const Game& game, const GameState& state, Seat seat, Stat stat) {
    int sum = 0;
    forEachPersonal(game, state, seat, stat, [&](CardId card, const CardDef& def) {
        sum += personalStat(game, state, seat, stat, card, def);
    });
    return sum;
}

namespace {

// Calls fn(card, def, amount) for the additions of monsters and their enhancers to the fighters.
template <class Fn>
void forEachForFoes(const Game& game, const GameState& state, Fn&& fn) {
    if (!anyNames(game, state, Stat::FoeStrength)) return;
    for (const MonsterEntry& entry : state.combat.monsters) {
        const int own = monsterStat(game, state, entry, Stat::FoeStrength, state.combat.fighter);
        if (own != 0) fn(entry.card, entry.def, own);
        forEachEnhancer(state, entry, [&](CardId card) {
            const int amount = enhancerStat(game, state, entry, card, Stat::FoeStrength);
            if (amount != 0) fn(card, state.cards.def(card), amount);
        });
    }
}

int countedLevel(const Game& game, const GameState& state, Seat seat) {
    const bool ignored = state.inCombat(seat) && anyMonsterSays(game, state, Stat::LevelIgnored);
    return ignored ? 0 : state.player[seat].level;
}

}  // namespace

int strengthOf(const Game& game, const GameState& state, Seat seat) {
    return countedLevel(game, state, seat) + statOf(game, state, seat, Stat::Strength);
}

int treasuresOf(const Game& game, const GameState& state, std::size_t monster) {
    const MonsterEntry& entry = state.combat.monsters[monster];
    const int printed = game.catalog[entry.def].treasures;
    const int own = printed + monsterStat(game, state, entry, Stat::Treasures, state.combat.fighter);
    return std::max(0, enhanced(game, state, entry, Stat::Treasures, own, [](CardId, int) {}));
}

int combatTreasures(const Game& game, const GameState& state) {
    int sum = state.combat.keptTreasures;
    for (const std::size_t i : indicesOf(state.combat.monsters)) sum += treasuresOf(game, state, i);
    return sum;
}

int levelsForKill(const Game& game, const GameState& state, std::size_t monster) {
    const MonsterEntry& entry = state.combat.monsters[monster];
    return std::max(0, game.catalog[entry.def].levels +
                           monsterStat(game, state, entry, Stat::Levels, state.combat.fighter) +
                           enhancerSum(game, state, entry, Stat::Levels));
}

int handLimit(const Game& game, const GameState& state, Seat seat) {
    return std::max(0, game.rules.handLimit + statOf(game, state, seat, Stat::HandLimit));
}

int goldOf(const Game& game, const GameState& state, std::span<const CardId> items, CardId atDouble) {
    int sum = 0;
    for (const CardId card : items) {
        const int gold = game.catalog[state.cards.def(card)].gold;
        sum += card == atDouble ? 2 * gold : gold;
    }
    return sum;
}

int levelsSold(const Game& game, const GameState& state, Seat seller, int gold) {
    const int room = game.rules.goal() - 1 - state.player[seller].level;
    return std::clamp(gold / kGoldPerLevel, 0, std::max(0, room));
}

namespace {

// Calls fn(line, stat, bound) for every addend of the two sums, in reading order. For a card, `stat` is the
// stat that counts and bound() returns its bindings.
template <class Fn>
void forEachAddend(const Game& game, const GameState& state, Fn&& fn) {
    using Source = SumLine::Source;
    const Combat& combat = state.combat;
    const auto plain = [] { return Bindings(); };
    for (const Seat seat : {combat.fighter, combat.helper}) {
        if (seat == kNoSeat || !state.isLiving(seat)) continue;
        fn(SumLine{Source::Level, false, seat, kNoCard, kNoDef, countedLevel(game, state, seat)},
           Stat::Strength, plain);
        forEachPersonal(game, state, seat, Stat::Strength, [&](CardId card, const CardDef& def) {
            const int amount = personalStat(game, state, seat, Stat::Strength, card, def);
            const DefId id = card == kNoCard ? state.player[seat].character : state.cards.def(card);
            if (amount != 0)
                fn(SumLine{Source::Card, false, seat, card, id, amount}, Stat::Strength,
                   [&] { return boundTo(seat, card, kNoDef); });
        });
    }
    const auto addSide = [&](Zone zone, bool monsterSide) {
        for (const CardId card : state.cards.in(zone)) {
            const DefId def = state.cards.def(card);
            const Bindings at = ofSideCard(state, card);
            const int amount = sumModifiers(game, state, game.catalog[def], Stat::Strength, at, false);
            fn(SumLine{Source::Card, monsterSide, kNoSeat, card, def, amount}, Stat::Strength,
               [&] { return at; });
        }
    };
    addSide(Zone::FighterCards, false);
    forEachForFoes(game, state, [&](CardId card, DefId def, int amount) {
        fn(SumLine{Source::Card, false, kNoSeat, card, def, amount}, Stat::FoeStrength, [&] {
            Bindings at = boundTo(combat.fighter, card, def);
            at.victim = combat.fighter;
            return at;
        });
    });
    for (const MonsterEntry& entry : combat.monsters) {
        const int level = game.catalog[entry.def].level;
        fn(SumLine{Source::MonsterLevel, true, kNoSeat, entry.card, entry.def, level}, Stat::Strength, plain);
        const int own = monsterStat(game, state, entry, Stat::Strength, combat.fighter);
        if (own != 0)
            fn(SumLine{Source::Card, true, kNoSeat, entry.card, entry.def, own}, Stat::Strength, [&] {
                Bindings at = boundTo(combat.fighter, entry.card, entry.def);
                at.victim = combat.fighter;
                at.monster = entry.card;
                return at;
            });
        enhanced(game, state, entry, Stat::Strength, level, [&](CardId card, int amount) {
            if (amount != 0)
                fn(SumLine{Source::Card, true, kNoSeat, card, state.cards.def(card), amount}, Stat::Strength,
                   [&] {
                       Bindings at = boundTo(kNoSeat, card, state.cards.def(card));
                       at.monster = entry.card;
                       return at;
                   });
        });
    }
    addSide(Zone::MonsterCards, true);
    for (const StrengthMark& mark : combat.marks)
        if (mark.target == kOnMonsters || isOnSide(combat, mark))
            fn(SumLine{mark.source == kNoDef ? Source::Die : Source::Mark, mark.target == kOnMonsters,
                       mark.by, kNoCard, mark.source, mark.amount},
               Stat::Strength, plain);
}

}  // namespace

CombatSums combatSums(const Game& game, const GameState& state) {
    CombatSums sums;
    if (!state.combatOn()) return sums;
    for (const Seat seat : {state.combat.fighter, state.combat.helper})
        sums.winsTies = sums.winsTies || (seat != kNoSeat && state.isLiving(seat) &&
                                          statOf(game, state, seat, Stat::WinsTies) > 0);
    forEachAddend(game, state, [&](const SumLine& line, Stat, auto&&) {
        (line.monsterSide ? sums.monsters : sums.fighters) += line.amount;
    });
    return sums;
}

std::vector<SumLine> combatBreakdown(const Game& game, const GameState& state) {
    std::vector<SumLine> lines;
    if (!state.combatOn()) return lines;
    forEachAddend(game, state, [&](const SumLine& line, Stat stat, auto&& bound) {
        lines.push_back(line);
        if (line.source == SumLine::Source::Card)
            lines.back().conditions = conditionsMet(game, state, game.catalog[line.def], stat, bound());
    });
    return lines;
}

DefId levelsIgnoredBy(const Game& game, const GameState& state) {
    return whichMonsterSays(game, state, Stat::LevelIgnored);
}

std::uint32_t countedIn(const Game& game, const GameState& state, const SumLine& line) {
    std::uint32_t counted = 0;
    forEachAddend(game, state, [&](const SumLine& one, Stat stat, auto&& bound) {
        if (one.source != SumLine::Source::Card || one.monsterSide != line.monsterSide ||
            one.seat != line.seat || one.card != line.card || one.def != line.def)
            return;
        std::uint32_t place = 1;
        for (const ModifierDef& m : game.catalog[one.def].modifiers) {
            if (m.stat == stat && m.amount != kNoNode && m.condition == kNoNode &&
                amountOf(game, state, m.amount, bound()) != 0)
                counted |= place;
            place <<= 1U;
        }
    });
    return counted;
}

}  // namespace kickdoor
