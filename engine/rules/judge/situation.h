// R6: the current situation, and what may be done in it.
#pragma once

#include "evaluation/evaluate.h"
#include "rules/engine.h"

namespace kickdoor {

enum class Moment : std::uint8_t {
    Over,
    Setup,
    Free,     // no combat, no question or window
    Combat,   // before the combat is won, given up or lost; including the reaction window
    Fleeing,  // between Run Away rolls
    RollWindow,
    StrikeWindow,
    LastCard,  // critical combat, after the dice (R8.13)
    Charity,   // the active player must get down to the hand limit; everybody else acts as usual
    Question   // somebody must choose before anything else
};
Moment momentOf(const GameState& state);
// The same, ignoring an open question.
Moment momentBeneathQuestion(const GameState& state);

// Every When that holds for this player now (R6). None for the dead.
WhenSet openWhen(const GameState& state, Seat seat);
WhenSet openWhen(const GameState& state, Seat seat, Moment moment);

// Whether this player may trade, equip and sell beside what is happening (R6.2, R6.4): in ordinary moments,
// and in a window if it can cost them nothing (R10.2). Does not check whether the player is in combat.
bool goesOnBeside(const GameState& state, Moment moment, Seat seat);

// How a card is played, by its `play` field or its kind (docs/card-authoring.md); level cards follow the base
// rules (R7.8).
struct PlayRule {
    WhenSet when = 0;
    WhenSet whenFresh = 0;  // additionally, while the card was just received (R6.2)
    Target target = Target::None;
};
PlayRule playRuleOf(const Game& game, const CardDef& def);

// Whether a one-shot may lie on the table like an Item until it is used (R7.7).
bool mayLieOnTable(const Game& game, const CardDef& oneShot);
// Whether the Play puts such a one-shot on the table instead of using it.
bool laysOneShotDown(const Game& game, const GameState& state, const Command& command, WhenSet open);

// The key by which uses count against a limit (R4.11): the card in any pack (R12.1), the ability's name and
// the player; for a monster's ability, all players together.
Usage usageOf(const Game& game, DefId def, std::uint8_t ability, Seat by, Seat victim);
bool isSameUsage(const Game& game, const Usage& a, const Usage& b);
// How much of an ability's limit is used up.
int usedOf(const Game& game, const GameState& state, DefId def, std::uint8_t ability, Seat by, Seat victim);

}  // namespace kickdoor
