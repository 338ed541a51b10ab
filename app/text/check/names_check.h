// Compares a language's names of cards and editions with the packs, and its rule book with the English one.
#pragma once

#include "io/rule_book.h"
#include "text/card_titles.h"
#include "text/check/finding.h"
#include "text/check/spoken.h"

namespace kickdoor {

// Finds missing and superfluous names, and equal names of two cards in a pack.
TextFindings checkNames(const CardTitles& names, const Spoken& spoken);

TextFindings checkRules(const RuleBook& english, const RuleBook& checked);

}  // namespace kickdoor
