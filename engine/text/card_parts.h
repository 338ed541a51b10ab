// The parts of a card's text, each a sentence or more.
#pragma once

#include "card/catalog.h"
#include "rule_set/rule_set.h"
#include "text/phrase.h"
#include "text/speaker.h"

namespace kickdoor {

// The situation of the card's text outside its triggers and abilities: who "you" is.
Situation situationOf(const CardDef& card, const RuleSet& rules);

// Whether what is said before it is the rest of the card's text, so that a bonus is "another +2".
enum class Among : std::uint8_t { Text, Nothing };
// Clauses stand in the middle of a sentence.
Phrase modifierClause(const Catalog& catalog, const CardDef& card, const ModifierDef& modifier,
                      Among among = Among::Text);
Phrase modifierSentence(const Catalog& catalog, const CardDef& card, const ModifierDef& modifier);
// The number of the card's modifiers that are its printed figures.
std::size_t printedModifiers(const CardDef& card);

Phrase triggerSentence(const Catalog& catalog, const CardDef& card, const TriggerDef& trigger);
Phrase abilityParagraph(const Catalog& catalog, const CardDef& card, const AbilityDef& ability);
Phrase playParagraph(const Catalog& catalog, const CardDef& card, const RuleSet& rules);
Phrase usableClause(const Catalog& catalog, NodeRef condition);
Phrase usableSentence(const Catalog& catalog, NodeRef condition);

// The identities, or monsters, of which the condition requires any one; empty for other conditions.
std::vector<Phrase> namedIdentities(const Catalog& catalog, NodeRef condition);
std::vector<Phrase> namedMonsters(const Catalog& catalog, NodeRef condition);

Phrase sentence(Phrase clause);
Phrase paragraph(std::vector<Phrase> sentences);

}  // namespace kickdoor
