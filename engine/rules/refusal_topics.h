// The rules that a refusal cites, where they depend on the topic of the command and not on the reason alone.
#pragma once

#include "rules/refusal.h"

#include <array>

namespace kickdoor {

using RuleNumbers = std::array<std::string_view, 5>;  // the unused ones are empty

// Null if the reason's own list holds for this topic.
const RuleNumbers* rulesByTopic(Reason reason, Topic topic);

}  // namespace kickdoor
