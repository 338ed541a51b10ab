// What a pack says of itself: edition.json, but for what goes into the catalog.
#pragma once

#include <string>

#include "card/catalog.h"
#include "card/field_reader.h"
#include "rule_set/rule_set.h"

namespace kickdoor {

struct EditionInfo {
    std::string key;
    std::string name;
    std::string about;
    // Cards its decks must hold; negative: not said.
    int doors = -1;
    int treasures = -1;
    RuleSet rules;  // its readings, should it be the base edition
};

// Identity types and tags join the catalog's; how a type doubles goes to `rules`, unless an earlier pack had
// the type.
EditionInfo decodeEdition(Catalog& catalog, RuleSet& rules, Reporter& reporter, const JsonValue& json);

}  // namespace kickdoor
