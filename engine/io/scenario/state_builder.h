// Builds the state in which a scenario begins.
#pragma once

#include <set>
#include <string>

#include "card/game.h"
#include "io/scenario/setting.h"

namespace kickdoor::scenario {

// Throws ReadError for a setting that is impossible in a game (an Item equipped against R7.2 or R7.3, an
// unknown card ...).
GameState buildState(const Game& game, const Setting& setting);

// The definitions that a name may mean, the base edition's first. Throws ReadError at `place` if there are
// none.
std::vector<DefId> defsOf(const Catalog& catalog, const JsonAt& place, const std::string& key,
                          const std::string& pack);

}  // namespace kickdoor::scenario
