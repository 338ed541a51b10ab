// Estimates the harm of effects to their victim, to find the worse of two (R4.7).
#pragma once

#include "card/catalog.h"

namespace kickdoor {

// Points lost; negative: a gain. A Level counts 100.
int harmOf(const Catalog& catalog, ListRef effects);
// The same of those effects only that name this player, such as the target of the card.
int harmTo(const Catalog& catalog, ListRef effects, Who whom);

}  // namespace kickdoor
