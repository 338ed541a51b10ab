// The constant parts of a game: the cards, the rules in force, the number of players.
#pragma once

#include "card/catalog.h"
#include "rule_set/rule_set.h"

namespace kickdoor {

struct Game {
    const Catalog& catalog;
    RuleSet rules;
};

}  // namespace kickdoor
