// Keys that a card gets by itself, so that nobody has to think of one.
#pragma once

#include "base/json.h"
#include "workshop/workbench.h"

namespace kickdoor::workshop {

// A card is named before anybody thinks of its id, which follows its name until it is chosen. follows:
// whether it has done so, for a name that was deleted and is written anew.
void followName(JsonValue& card, const JsonValue& before, const Workbench& bench, bool& follows);
// Keys that a kind needs, out of what the pack has.
void nameNew(JsonValue& card, const Workbench& bench);

}  // namespace kickdoor::workshop
