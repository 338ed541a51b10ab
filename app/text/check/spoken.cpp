#include "text/check/spoken.h"

#include <algorithm>
#include <iterator>

#include "text/card_phrases.h"

namespace kickdoor {
namespace {

void addPhrase(Spoken& spoken, const Phrase& phrase) {
    std::set<std::string> given;
    for (const Argument& argument : phrase.arguments) {
        given.insert(argument.name);
        for (const Phrase& inner : argument.phrases) addPhrase(spoken, inner);
    }
    const auto [at, isNew] = spoken.given.try_emplace(phrase.key, given);
    if (isNew) return;
    std::set<std::string> both;
    std::set_intersection(at->second.begin(), at->second.end(), given.begin(), given.end(),
                          std::inserter(both, both.end()));
    at->second = std::move(both);
}

}  // namespace

void addSpoken(Spoken& spoken, const Catalog& catalog, const RuleSet& rules) {
    for (const IdentityDef& identity : catalog.identities)
        spoken.nouns.insert("name.identity." + identity.key);
    for (const IdentityTypeDef& type : catalog.identityTypes) spoken.nouns.insert("name.type." + type.key);
    for (const std::string& tag : catalog.tags) spoken.nouns.insert("name.tag." + tag);
    for (std::size_t i = 0; i < catalog.cards.size(); ++i) {
        const CardDef& card = catalog.cards[i];
        spoken.cards[card.pack].insert(card.key);
        spoken.cardRecords.insert("name.card." + card.key);
        for (const AbilityDef& ability : card.abilities) spoken.nouns.insert("name.ability." + ability.key);
        const auto def = DefId(i);
        for (const Phrase& phrase : describe(catalog, def, rules)) addPhrase(spoken, phrase);
        addPhrase(spoken, describeKind(catalog, def));
    }
}

}  // namespace kickdoor
