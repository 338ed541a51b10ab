// Which rules a refusal cites for what the command is about, where the reason alone does not say it.
#pragma once

#include "rules/refusal.h"

#include <array>

namespace kickdoor {

using RuleNumbers = std::array<std::string_view, 5>;  // the unused ones are empty

// Null: for this topic the reason's own list holds.
const RuleNumbers* rulesByTopic(Reason reason, Topic topic);

}  // namespace kickdoor
