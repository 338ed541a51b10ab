// The rules text of a card, generated from its definition, so text and behaviour agree.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "card/catalog.h"
#include "rule_set/rule_set.h"
#include "text/phrase.h"

namespace kickdoor {

// The names of players for whom a card has words of its own: "that player" is then said as "Ann".
using NamedPlayers = std::vector<std::pair<Who, std::string>>;

// The card's paragraphs, from top to bottom; none if its printed figures are complete. The text of some cards
// depends on the rules in force (doubling cards, level cards).
std::vector<Phrase> describe(const Catalog& catalog, DefId def, const RuleSet& rules = {});

// The line with the kind of the card: "Undead Monster", "Footgear - Big".
Phrase describeKind(const Catalog& catalog, DefId def);

// One ability, for a button's tip or a prompt.
Phrase describeAbility(const Catalog& catalog, DefId def, std::size_t ability, const RuleSet& rules = {});

// One option of a choice, or any list of effects, in the words of its card. aimed: the side of the fight that
// the card was played on, then named instead of "that side".
Phrase describeEffects(const Catalog& catalog, DefId def, ListRef effects, const RuleSet& rules = {},
                       NamedPlayers named = {}, Side aimed = Side::Target);

// One effect of the card, for the player who must choose during it. `reader`: that player, if it is not the
// one the card addresses.
Phrase describeEffect(const Catalog& catalog, DefId def, NodeRef effect, const RuleSet& rules = {},
                      std::optional<Who> reader = {}, NamedPlayers named = {});

// A condition on the card's player, or on what the card is played on, as the second half of "only if ...".
Phrase describeCondition(const Catalog& catalog, DefId def, NodeRef condition, const RuleSet& rules = {});

// Who may use the Item: "usable by Thieves only".
Phrase describeUsers(const Catalog& catalog, DefId def);

// One modifier with its condition: "+3 against Elves".
Phrase describeModifier(const Catalog& catalog, DefId def, std::size_t modifier);

// Names for use in phrases.
Name cardName(const Catalog& catalog, DefId def);
Name identityName(const Catalog& catalog, IdentityId identity);
Name identityTypeName(const Catalog& catalog, IdentityType type);
Name tagName(const Catalog& catalog, int tag);
Name abilityName(const CardDef& card, const AbilityDef& ability);

}  // namespace kickdoor
