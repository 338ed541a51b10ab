// The rule that a line of the story leads to.
#pragma once

#include <QString>

#include "rules/event.h"

namespace kickdoor {

// "R8.7"; empty for what is never told.
QString ruleOf(EventKind kind);

}  // namespace kickdoor
