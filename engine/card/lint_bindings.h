// The players and cards that an effect may refer to, by its place (docs/card-authoring.md, "Who is who").
#pragma once

#include "card/definition.h"

namespace kickdoor {

struct BoundNames {
    bool you = false;
    bool victim = false;
    bool target = false;         // a player is aimed at
    bool targetMonster = false;  // a monster is aimed at
    bool targetSide = false;     // a side or fighter is aimed at
    bool player = false;         // inside forEach, or a condition that is asked of each player
    bool chosen = false;         // inside choosePlayer
    bool subject = false;        // a card triggered it, or is its target
    bool cause = false;          // something strikes, or caused the trigger
    bool number = false;         // its cost is discarded cards
    bool roll = false;           // a die has been rolled
    bool strike = false;         // a curse or Bad Stuff waits to strike
    bool onMonster = false;      // the card itself is a monster in a fight
    bool brought = false;        // a monster from the hand is played with the card
    bool resolving = false;      // the card itself is being played, and is nowhere else
};

BoundNames bindingsOfModifier(const CardDef& card, Stat stat);
BoundNames bindingsOfTrigger(const CardDef& card, TriggerOn on);
BoundNames bindingsOfAbility(const CardDef& card, const AbilityDef& ability);
BoundNames bindingsOfPlay(const CardDef& card);
BoundNames bindingsOfStrike(const CardDef& card);  // Bad Stuff, or a curse's effects
BoundNames bindingsOfHolder();                     // usableBy

bool isBound(const BoundNames& bindings, Who who);

}  // namespace kickdoor
