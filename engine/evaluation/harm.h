// How bad effects are for whom they strike, roughly: which of two the worse one is (R4.7).
#pragma once

#include "card/catalog.h"

namespace kickdoor {

// Points lost; below 0: more is gained. A level counts 100.
int harmOf(const Catalog& catalog, ListRef effects);

}  // namespace kickdoor
