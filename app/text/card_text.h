// A card's rules text in words, and whether it fits its card.
#pragma once

#include <string>
#include <vector>

#include "card/catalog.h"
#include "rules/rule_set.h"
#include "text/texts.h"

namespace kickdoor {

// The paragraphs, one string each.
std::vector<std::string> cardText(const Texts& texts, const Catalog& catalog, DefId def,
                                  const RuleSet& rules = {});
std::string cardKindText(const Texts& texts, const Catalog& catalog, DefId def);

// Most characters of rules text that a card of this kind has room for.
std::size_t textRoom(CardKind kind);

// For the linter: what is wrong with the card's text.
std::vector<std::string> cardTextProblems(const Texts& texts, const Catalog& catalog, DefId def,
                                          const RuleSet& rules = {});

}  // namespace kickdoor
