// The commands that a searching bot compares.
#pragma once

#include <optional>
#include <vector>

#include "bot/sight.h"

namespace kickdoor {

// nullopt: the seat does nothing; only where the game does not wait for it.
using Candidate = std::optional<Command>;

// Whether comparing commands may bring anything: not at the arrangement of the first hand, which is left to
// the usual bot, nor while somebody else answers a question, as the view does not say how it may be answered
// (R3.1).
bool isWorthThinking(const Sight& sight);

// `usual`, what the sensible bot wants, comes first; then `pass` and the like, and as many others as fit in
// `most`. Leaves out what hardly ever helps: trades, offers of help, changes of Items.
std::vector<Candidate> candidatesFor(const Sight& sight, const LegalCommands& legal, const Candidate& usual,
                                     std::size_t most);

}  // namespace kickdoor
