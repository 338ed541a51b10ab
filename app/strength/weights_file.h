// Weights as a file: what `kickdoor-cli tune` writes, and `match` can play.
#pragma once

#include <string>

#include "bot/weights.h"

namespace kickdoor::strength {

// One JSON object with all numbers by name.
std::string writeWeights(const Weights& weights);

// Numbers that the text leaves out keep their value. Returns the error; empty: none.
std::string readWeights(const std::string& text, Weights& weights);

}  // namespace kickdoor::strength
