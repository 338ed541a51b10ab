// Estimates the value of a list of effects to a bot if carried out now, from the bot's own view.
#pragma once

#include "bot/sight.h"
#include "evaluation/evaluate.h"

namespace kickdoor {

// Points for the bot (bot/valuation.h); losses of opponents are weighted by grudge().
int effectValue(const Sight& sight, ListRef effects, const Bindings& at);

// The same for a curse on this victim, including its lasting effects.
int curseValue(const Sight& sight, const CardDef& curse, Seat by, Seat victim);
// The same for a monster's Bad Stuff.
int badStuffValue(const Sight& sight, const CardDef& monster, Seat victim);

}  // namespace kickdoor
