// Lints selectors: whether anything can match, and whether a choice reveals a secret.
#pragma once

#include <utility>
#include <vector>

#include "card/lint_bindings.h"
#include "card/lint_parts.h"
#include "card/parameters.h"

namespace kickdoor {

// Who has seen whose hand so far.
using HandsSeen = std::vector<std::pair<Who, Who>>;

void lintSelector(LintReport& report, const Catalog& catalog, Selector selector, const BoundNames& bindings,
                  const HandsSeen& handsSeen, const JsonPlace& place);

}  // namespace kickdoor
