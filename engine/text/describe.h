// The rules text of a card, made from what the card does: it cannot say anything else.
#pragma once

#include <optional>
#include <vector>

#include "card/catalog.h"
#include "rule_set/rule_set.h"
#include "text/phrase.h"

namespace kickdoor {

// The card's paragraphs, from top to bottom; none for a card whose figures say it all. Some cards read as the
// rules in force have them (doubling cards, level cards).
std::vector<Phrase> describe(const Catalog& catalog, DefId def, const RuleSet& rules = {});

// The line that says what the card is: "Undead Monster", "Footgear - Big".
Phrase describeKind(const Catalog& catalog, DefId def);

// One ability, for a button's tip or a prompt.
Phrase describeAbility(const Catalog& catalog, DefId def, std::size_t ability, const RuleSet& rules = {});

// One option of a choice, or any list of effects, as its card says it.
Phrase describeEffects(const Catalog& catalog, DefId def, ListRef effects, const RuleSet& rules = {});

// One effect of the card, for the one who must choose in the middle of it: whom the card speaks to, or whom
// the effect names as `reader`.
Phrase describeEffect(const Catalog& catalog, DefId def, NodeRef effect, const RuleSet& rules = {},
                      std::optional<Who> reader = {});

// A condition on the card's player, or on what the card is played on, as the second half of "only if ...".
Phrase describeCondition(const Catalog& catalog, DefId def, NodeRef condition, const RuleSet& rules = {});

// Who may use the Item: "usable by Thieves only".
Phrase describeUsers(const Catalog& catalog, DefId def);

// One modifier with its condition: "+3 against Elves".
Phrase describeModifier(const Catalog& catalog, DefId def, std::size_t modifier);

// Names as phrases speak them.
Name cardName(const Catalog& catalog, DefId def);
Name identityName(const Catalog& catalog, IdentityId identity);
Name identityTypeName(const Catalog& catalog, IdentityType type);
Name tagName(const Catalog& catalog, int tag);
Name abilityName(const AbilityDef& ability);

}  // namespace kickdoor
