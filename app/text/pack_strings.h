// What packs bring in other languages: their strings/<language>.json.
#pragma once

#include <span>
#include <string_view>

#include "card/loader.h"
#include "text/card_titles.h"

namespace kickdoor {

// Adds what these packs say of themselves in this language, where `names` has nothing. A file that cannot be
// read is left out: the pack's own names are shown then.
void addStringsOf(std::span<const PackSource> packs, std::string_view language, CardTitles& names);

}  // namespace kickdoor
