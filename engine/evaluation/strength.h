// The combat sums (R8.1) and the source of each addend, so that the combat panel shows exactly what the rules
// add.
#pragma once

#include "card/game.h"
#include "state/game_state.h"

#include <vector>

namespace kickdoor {

struct CombatSums {
    int fighters = 0;
    int monsters = 0;
    bool winsTies = false;
    bool winning() const { return winsTies ? fighters >= monsters : fighters > monsters; }
};
CombatSums combatSums(const Game& game, const GameState& state);

// Level plus everything that adds to the player's combat strength, outside or in combat, marks and side cards
// excluded.
int strengthOf(const Game& game, const GameState& state, Seat seat);
// A monster's own stat and that of its enhancers, mates' included (R8.2, R8.4); `victim` is the player who
// flees or is caught, if any.
int monsterStatOf(const Game& game, const GameState& state, const MonsterEntry& monster, Stat stat,
                  Seat victim);
// Calls fn(card) for each enhancer of the monster. R8.4: a monster and its mate share their enhancers.
template <class Fn>
void forEachEnhancer(const GameState& state, const MonsterEntry& entry, Fn&& fn) {
    const auto attachedTo = [&](CardId host) {
        for (CardId a = state.cards.firstAttached(host); a != kNoCard; a = state.cards.nextAttached(a)) fn(a);
    };
    attachedTo(entry.card);
    for (const MonsterEntry& other : state.combat.monsters)
        if (other.card != entry.card && (other.mateOf == entry.card || other.card == entry.mateOf ||
                                         (other.mateOf != kNoCard && other.mateOf == entry.mateOf)))
            attachedTo(other.card);
}
// The sum of one stat over the cards that apply to a player.
int statOf(const Game& game, const GameState& state, Seat seat, Stat stat);
int treasuresOf(const Game& game, const GameState& state,
                std::size_t monster);  // of combat.monsters[monster]
int combatTreasures(const Game& game, const GameState& state);
// Whether a monster of the combat has a special Treasure, whose number is unknown until it is drawn (ruling
// 19).
bool hasSpecialTreasure(const Game& game, const GameState& state);
// The maximum number of Treasures of the combat, special ones included.
int mostTreasures(const Game& game, const GameState& state);
int levelsForKill(const Game& game, const GameState& state, std::size_t monster);
int handLimit(const Game& game, const GameState& state, Seat seat);
int goldOf(const Game& game, const GameState& state, std::span<const CardId> items, CardId atDouble);
inline constexpr int kGoldPerLevel = 1000;  // R7.5, gp
// The Levels that the seller gains for this much gold. No change is given, and the winning Level cannot be
// bought (R7.5, R2.5).
int levelsSold(const Game& game, const GameState& state, Seat seller, int gold);

struct SumLine {
    // Die: a d20 of critical combat (R8.13); seat = who rolled it.
    enum class Source : std::uint8_t { Level, Card, Mark, MonsterLevel, Die };
    Source source = Source::Level;
    bool monsterSide = false;
    Seat seat = kNoSeat;    // whose; for marks: who made it
    CardId card = kNoCard;  // Card, MonsterLevel
    DefId def = kNoDef;
    int amount = 0;
    std::uint32_t conditions = 0;  // the card's conditional modifiers that count here, as bits by index
};
// Every addend of combatSums, in reading order; the two sides' amounts add up to its figures.
std::vector<SumLine> combatBreakdown(const Game& game, const GameState& state);

}  // namespace kickdoor
