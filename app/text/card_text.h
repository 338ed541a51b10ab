// A card's rules text in words, and whether it fits its card.
#pragma once

#include <string>
#include <vector>

#include "card/catalog.h"
#include "rule_set/rule_set.h"
#include "text/texts.h"

namespace kickdoor {

// The paragraphs, one string each.
std::vector<std::string> cardText(const Texts& texts, const Catalog& catalog, DefId def,
                                  const RuleSet& rules = {});
// In the language of the texts; what it does not name has its pack's own words.
const std::string& cardTitle(const Texts& texts, const CardDef& card);
const std::string& cardFlavour(const Texts& texts, const CardDef& card);

// One of the options that the card gives a choice of: `option` is its node.
std::string optionText(const Texts& texts, const Catalog& catalog, DefId def, NodeRef option,
                       const RuleSet& rules = {});

std::string cardKindText(const Texts& texts, const Catalog& catalog, DefId def);

// Most characters of rules text that a card of this kind has room for. Other languages take more of them to
// say the same than English: their print is smaller.
std::size_t textRoom(CardKind kind, std::string_view language = "en");

// For the linter: what is wrong with the card's text.
std::vector<std::string> cardTextProblems(const Texts& texts, const Catalog& catalog, DefId def,
                                          const RuleSet& rules = {});

}  // namespace kickdoor
