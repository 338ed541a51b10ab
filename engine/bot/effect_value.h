// What a list of effects is worth to a bot if it is carried out now: an estimate over the closed vocabulary,
// from its own view.
#pragma once

#include "bot/sight.h"
#include "evaluation/evaluate.h"

namespace kickdoor {

// Points for the bot (bot/valuation.h); losses of opponents count by its grudge against them.
int effectValue(const Sight& sight, ListRef effects, const Bindings& at);

// The same for a curse on this victim, what stays lying on it included.
int curseValue(const Sight& sight, const CardDef& curse, Seat by, Seat victim);
// For a monster's Bad Stuff.
int badStuffValue(const Sight& sight, const CardDef& monster, Seat victim);

}  // namespace kickdoor
