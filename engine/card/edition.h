// A pack's edition.json, except the parts that go into the catalog.
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
    // The number of cards in each deck; negative: not given.
    int doors = -1;
    int treasures = -1;
    RuleSet rules;  // in force if it is the base edition
};

// Adds identity types and tags to the catalog, and how a type doubles to `rules`, unless an earlier pack has
// the type.
EditionInfo decodeEdition(Catalog& catalog, RuleSet& rules, Reporter& reporter, const JsonValue& json);

}  // namespace kickdoor
