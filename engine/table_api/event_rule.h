// The rule behind an event, for readers of the story.
#pragma once

#include <string_view>

#include "rules/event.h"

namespace kickdoor {

// "R8.7"; empty for events that the story does not mention.
std::string_view ruleOf(EventKind kind);

}  // namespace kickdoor
