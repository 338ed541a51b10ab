// Names for the lists of effects that are being carried out: "drooling-slime:badStuff:2", the third list met
// when that card's Bad Stuff is read from its beginning. Indices into the catalog would not survive a change
// of the loader.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "card/catalog.h"

namespace kickdoor {

// `near`: the card that the list most likely stands on.
std::string nameOfList(const Catalog& catalog, DefId near, ListRef list);
// Lists of effects only; nothing when there is no such list.
std::optional<ListRef> listOfName(const Catalog& catalog, std::string_view name);
// All of them, rising: no other number is one.
std::vector<ListRef> effectListsOf(const Catalog& catalog);

}  // namespace kickdoor
