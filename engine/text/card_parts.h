// The parts of a card's text, each a sentence or more.
#pragma once

#include "card/catalog.h"
#include "rule_set/rule_set.h"
#include "text/phrase.h"
#include "text/speaker.h"

namespace kickdoor {

// Who "you" are on this card, outside its triggers and abilities.
Situation situationOf(const CardDef& card, const RuleSet& rules);

// Clauses stand in the middle of a sentence.
Phrase modifierClause(const Catalog& catalog, const CardDef& card, const ModifierDef& modifier);
Phrase modifierSentence(const Catalog& catalog, const CardDef& card, const ModifierDef& modifier);
// How many of the card's modifiers are its printed figures.
std::size_t printedModifiers(const CardDef& card);

Phrase triggerSentence(const Catalog& catalog, const CardDef& card, const TriggerDef& trigger);
Phrase abilityParagraph(const Catalog& catalog, const CardDef& card, const AbilityDef& ability);
Phrase playParagraph(const Catalog& catalog, const CardDef& card, const RuleSet& rules);
Phrase usableClause(const Catalog& catalog, NodeRef condition);
Phrase usableSentence(const Catalog& catalog, NodeRef condition);

// The identities, or monsters, that a condition is content with any one of; empty when it asks for something
// else.
std::vector<Phrase> namedIdentities(const Catalog& catalog, NodeRef condition);
std::vector<Phrase> namedMonsters(const Catalog& catalog, NodeRef condition);

Phrase sentence(Phrase clause);
Phrase paragraph(std::vector<Phrase> sentences);

}  // namespace kickdoor
