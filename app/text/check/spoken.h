// What packs have to say: which arguments come with which message, and what needs a name.
#pragma once

#include <map>
#include <set>
#include <string>

#include "card/catalog.h"
#include "rule_set/rule_set.h"

namespace kickdoor {

struct Spoken {
    std::map<std::string, std::set<std::string>, std::less<>> given;  // what every phrase of a key gives
    std::set<std::string> nouns;        // "name.identity.elf": every language but English has a record for it
    std::set<std::string> cardRecords;  // "name.card.elf": a language may have one
    std::map<std::string, std::set<std::string>, std::less<>> cards;  // ids, by pack
};

void addSpoken(Spoken& spoken, const Catalog& catalog, const RuleSet& rules);

}  // namespace kickdoor
