// Checks that a command is among those offered to its player.
#pragma once

#include "rules/engine.h"

namespace kickdoor::scenario {

// `legal`: the list of command.by(). A command made from a template counts as offered if each of its cards is
// a candidate of the template.
bool isOffered(const LegalCommands& legal, const Command& command);

}  // namespace kickdoor::scenario
