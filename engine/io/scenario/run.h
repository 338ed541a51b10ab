// Plays a scenario's steps.
#pragma once

#include "io/scenario/scenario.h"
#include "io/scenario/setting.h"

namespace kickdoor::scenario {

// Throws ReadError at the first thing that is not as the scenario says. Notes refusals shown in `result`.
void playSteps(const LoadedPacks& packs, const Setting& setting, const ScenarioOptions& options,
               ScenarioResult& result);

}  // namespace kickdoor::scenario
