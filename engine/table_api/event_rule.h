// The rule that something happened by, for whoever reads the story.
#pragma once

#include <string_view>

#include "rules/event.h"

namespace kickdoor {

// "R8.7"; empty for what is never told.
std::string_view ruleOf(EventKind kind);

}  // namespace kickdoor
