// The current fight's sums and stakes, as they are and with a possible helper.
#pragma once

#include "evaluation/strength.h"
#include "evaluation/sum_reasons.h"

namespace kickdoor {

struct FightOutlook {
    CombatSums sums;
    bool forTheWin = false;  // a victory could end the game (R2.10, ruling 14)
    // The fighter and helper, as far as they would win the game by a victory (R2.6, R2.7). Empty if gold
    // would decide (R2.8), which is known only afterwards.
    SeatSet winners;
};
FightOutlook outlookOf(const Game& game, const GameState& view);
// Includes changes of the monsters' side against two fighters.
FightOutlook outlookWith(const Game& game, const GameState& view, Seat helper);
// What the fighters' side would gain by this helper; below 0 if it would lose by it. Cards that count for
// nothing in this fight do not count here either.
int addedBy(const Game& game, const GameState& view, Seat helper);

// Whether this monster from the player's hand beats the player in a fight alone, without any more cards. With
// dice (R8.13): whatever they show, but for a natural 1 or 20.
bool beatsAlone(const Game& game, const GameState& view, CardId monster, Seat player);

// The strength shown beside a player. Who is in no fight has no part in what cards say about the fight.
int strengthBeside(const Game& game, const GameState& view, Seat seat);

// The fight has been won and is being paid out: what is still shown of its monsters is beaten.
bool isWon(const GameState& view);

// What the monster is, such as Undead, also by its enhancers: bits by index into Catalog::tags.
std::uint64_t tagsInFight(const Game& game, const GameState& view, const MonsterEntry& monster);

}  // namespace kickdoor
