// The text of a card's rules, and whether it fits the card.
#pragma once

#include <string>
#include <vector>

#include "card/catalog.h"
#include "rule_set/rule_set.h"
#include "text/card_phrases.h"
#include "text/texts.h"

namespace kickdoor {

// One string per paragraph.
std::vector<std::string> cardText(const Texts& texts, const Catalog& catalog, DefId def,
                                  const RuleSet& rules = {});
// In the language of the texts, or else the pack's own.
const std::string& cardTitle(const Texts& texts, const CardDef& card);
const std::string& cardFlavour(const Texts& texts, const CardDef& card);

// The text of one of the card's choices; `option`: its node.
std::string optionText(const Texts& texts, const Catalog& catalog, DefId def, NodeRef option,
                       const RuleSet& rules = {}, const NamedPlayers& named = {});

std::string cardKindText(const Texts& texts, const Catalog& catalog, DefId def);

// The maximum number of characters of rules text on a card of this kind. Languages other than English need
// more and are printed smaller.
std::size_t textRoom(CardKind kind, std::string_view language = "en");

// For the linter: the problems of the card's text.
std::vector<std::string> cardTextProblems(const Texts& texts, const Catalog& catalog, DefId def,
                                          const RuleSet& rules = {});

}  // namespace kickdoor
