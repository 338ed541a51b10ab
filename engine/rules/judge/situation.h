// R6: what is going on, and what may therefore be done when.
#pragma once

#include "evaluation/evaluate.h"
#include "rules/engine.h"

namespace kickdoor {

enum class Moment : std::uint8_t {
    Over,
    Setup,
    Free,     // no combat, nothing open
    Combat,   // before the fight is won, given up or lost; the reaction window included
    Fleeing,  // between Run Away rolls
    RollWindow,
    StrikeWindow,
    LastCard,  // critical combat, after the dice (R8.13)
    Charity,   // the active player must come down to the hand limit, everybody else acts as usual
    Question   // somebody must choose before anything else
};
Moment momentOf(const GameState& state);
// The same but for the question that is open: what would be going on if it were answered.
Moment momentBeneathQuestion(const GameState& state);

// Every When that holds for this player now (R6). Being dead: none.
WhenSet openWhen(const GameState& state, Seat seat);
WhenSet openWhen(const GameState& state, Seat seat, Moment moment);

// Whether this player may trade, equip and sell beside what is happening (R6.2, R6.4): in ordinary moments,
// and in a window if it can cost them nothing (R10.2). Who is in combat is another matter.
bool goesOnBeside(const GameState& state, Moment moment, Seat seat);

// How a card is played, the kind's own way included (docs/card-authoring.md); for level cards as the base
// rules say (R7.8).
struct PlayRule {
    WhenSet when = 0;
    WhenSet whenFresh = 0;  // additionally, while the card was just received (R6.2)
    Target target = Target::None;
};
PlayRule playRuleOf(const Game& game, const CardDef& def);

// A one-shot may lie on the table like an Item until it is used (R7.7).
bool mayLieOnTable(const Game& game, const CardDef& oneShot);
// The Play lays such a one-shot down instead of using it.
bool laysOneShotDown(const Game& game, const GameState& state, const Command& command, WhenSet open);

// Whose uses count against one limit (R4.11): the ability of one name of one card in every pack (R12.1), of
// each player apart, but a monster's for the whole fight.
Usage usageOf(const Game& game, DefId def, std::uint8_t ability, Seat by, Seat victim);
bool isSameUsage(const Game& game, const Usage& a, const Usage& b);
// How much of its limit an ability has used up.
int usedOf(const Game& game, const GameState& state, DefId def, std::uint8_t ability, Seat by, Seat victim);

}  // namespace kickdoor
