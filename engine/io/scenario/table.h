// Lays a scenario's table.
#pragma once

#include <set>
#include <string>

#include "card/game.h"
#include "io/scenario/setting.h"

namespace kickdoor::scenario {

// Throws ReadError for a setting that no game could come to (an Item equipped against R7.2 or R7.3, a card
// that no pack has ...).
GameState layTable(const Game& game, const Setting& setting);

// The definitions that a name may mean, the base edition's first. `place` fails when there are none.
std::vector<DefId> defsOf(const Catalog& catalog, const JsonAt& place, const std::string& key,
                          const std::string& pack);

}  // namespace kickdoor::scenario
