// Names for lists of effects in progress: "drooling-slime:badStuff:2" is the third list when that card's Bad
// Stuff is read from its beginning. Indices into the catalog would not survive a change of the loader.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "card/catalog.h"

namespace kickdoor {

// `near`: the card that most likely contains the list.
std::string nameOfList(const Catalog& catalog, DefId near, ListRef list);
// Lists of effects only; nothing if there is no such list.
std::optional<ListRef> listOfName(const Catalog& catalog, std::string_view name);
// All lists of effects, in rising order.
std::vector<ListRef> effectListsOf(const Catalog& catalog);

}  // namespace kickdoor
