// What packs need from a catalogue: the messages with their arguments, and the names.
#pragma once

#include <map>
#include <set>
#include <string>

#include "card/catalog.h"
#include "rule_set/rule_set.h"

namespace kickdoor {

struct Spoken {
    std::map<std::string, std::set<std::string>, std::less<>> given;  // by key: arguments of all its phrases
    std::set<std::string> nouns;  // "name.identity.elf": needs a record in every language except English
    std::set<std::string> cardRecords;                                // "name.card.elf": may have a record
    std::map<std::string, std::set<std::string>, std::less<>> cards;  // ids, by pack
};

void addSpoken(Spoken& spoken, const Catalog& catalog, const RuleSet& rules);

}  // namespace kickdoor
