// The levels of the sensible bot (greedy_bot.h): their numbers and lapses.
#pragma once

#include "bot/lapses.h"
#include "bot/weights.h"

namespace kickdoor {

// Numbers that won matches against `greedy`; docs/strength.md says which, and what else was tried.
const Weights& regularWeights();

// A beginner: curses at once whoever is at hand, helps for little, and overlooks much.
const Weights& rookieWeights();
const Lapses& rookieLapses();

}  // namespace kickdoor
