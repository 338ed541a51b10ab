// Selectors: whether anything can fit, and whether choosing gives a secret away.
#pragma once

#include <utility>
#include <vector>

#include "card/lint_bindings.h"
#include "card/lint_parts.h"

namespace kickdoor {

// Who has been shown whose hand by now.
using HandsSeen = std::vector<std::pair<Who, Who>>;

// A hand or what lies before a player belongs to somebody; a discard pile, this card and the subject are just
// there.
bool hasOwner(From from);

void lintSelector(LintReport& report, const Catalog& catalog, const Node& selector, const Bindings& bindings,
                  const HandsSeen& handsSeen, const JsonPlace& place);

}  // namespace kickdoor
