// Plays a scenario's steps.
#pragma once

#include "io/scenario/scenario.h"
#include "io/scenario/setting.h"

namespace kickdoor::scenario {

// Throws ReadError at the first step that fails. Adds the rules of refusals to `result`.
void playSteps(const LoadedPacks& packs, const Setting& setting, const ScenarioOptions& options,
               ScenarioResult& result);

}  // namespace kickdoor::scenario
