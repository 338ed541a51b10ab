// Whether what is said is among what its player is offered to say.
#pragma once

#include "rules/engine.h"

namespace kickdoor::scenario {

// `legal`: the list of command.by(). What a template leaves open (cards, terms) counts as offered where each
// card is one of its candidates.
bool isOffered(const LegalCommands& legal, const Command& command);

}  // namespace kickdoor::scenario
